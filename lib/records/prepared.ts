import type { QueryConfig } from 'pg'
import type { Field } from '@/lib/resources/resource'
import type { Store } from './stores'

/** How many statements of a kind are kept prepared on each connection; the rest is planned each time. */
const MAX_PREPARED = { update: 32, list: 16 }
/** Uses before a statement earns its name. */
const USES_BEFORE_PREPARED = 3
const MAX_REMEMBERED = 500

/** A statement that may come again. */
interface Remembered {
  readonly text: string
  uses: number
  name?: string
}

/** A statement for one set of fields of a resource. */
export interface Statement extends Remembered {
  /** The fields that it sets, in the order of the definition. */
  readonly fields: readonly Field[]
}

const statements = new Map<string, Statement>()
const lists = new Map<string, Remembered>()
const prepared = { update: 0, list: 0 }

/** Counts a use, and gives the statement a name once it has proved to come often. */
function use(statement: Remembered, kind: keyof typeof prepared): void {
  statement.uses += 1
  if (statement.name || statement.uses <= USES_BEFORE_PREPARED) return
  if (prepared[kind] >= MAX_PREPARED[kind]) return
  prepared[kind] += 1
  statement.name = `${kind}_${prepared[kind]}`
}

/**
 * The statement of a kind for a set of columns: built once, and prepared on the connections once
 * it has proved to come often.
 *
 * @param kind tells apart whatever shapes the text besides the columns
 */
export function statementFor(
  store: Store,
  columns: Iterable<string>,
  kind: string,
  build: (fields: readonly Field[]) => string,
): Statement {
  const names = [...columns]
  // Whoever replaces a record names every column, and sorting them all would only cost time.
  const set = names.length === store.resource.leaves.length ? '*' : names.sort().join(' ')
  const key = `${store.resource.name} ${kind} ${set}`
  let statement = statements.get(key)
  if (!statement) {
    const wanted = new Set(names)
    const fields = store.resource.leaves.filter((field) => wanted.has(field.column))
    statement = { text: build(fields), fields, uses: 0 }
    if (statements.size < MAX_REMEMBERED) statements.set(key, statement)
  }
  use(statement, 'update')
  return statement
}

/**
 * A query of a list whose plan is the same whatever its values are: built once, and prepared once
 * it has proved to come often, because planning a page of records of so many columns takes as long as
 * reading it. A filter's plan depends on how many records share the value, so filtered lists do
 * not come here.
 *
 * @param key tells its text from that of every other list
 */
export function preparedList(key: string, build: () => string, values: unknown[]): QueryConfig {
  let query = lists.get(key)
  if (!query) {
    query = { text: build(), uses: 0 }
    if (lists.size < MAX_REMEMBERED) lists.set(key, query)
  }
  use(query, 'list')
  return queryOf(query, values)
}

/** The statement with its values, as the driver takes it. */
export const queryOf = ({ text, name }: Remembered, values: unknown[]): QueryConfig =>
  name === undefined ? { text, values } : { name, text, values }

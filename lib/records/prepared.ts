import type { QueryConfig } from 'pg'
import type { Field } from '@/lib/resources/resource'
import type { Store } from './stores'

/** Sets of fields that keep a prepared statement of their own; the rest is planned each time. */
const MAX_PREPARED = 32
/** Uses before a set of fields earns its statement. */
const USES_BEFORE_PREPARED = 3
const MAX_REMEMBERED = 500

/** A statement for one set of fields of a resource. */
interface Statement {
  readonly text: string
  /** The fields that it sets, in the order of the definition. */
  readonly fields: readonly Field[]
  uses: number
  name?: string
}

const statements = new Map<string, Statement>()
let prepared = 0

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
  statement.uses += 1
  if (!statement.name && statement.uses > USES_BEFORE_PREPARED && prepared < MAX_PREPARED) {
    prepared += 1
    statement.name = `update_${prepared}`
  }
  return statement
}

/** The statement with its values, as the driver takes it. */
export const queryOf = ({ text, name }: Statement, values: unknown[]): QueryConfig =>
  name === undefined ? { text, values } : { name, text, values }

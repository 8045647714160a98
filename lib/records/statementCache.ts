import type { Statement } from '@/lib/db/raw'
import type { Field } from '@/lib/resources/resource'
import type { Store } from './stores'

/** Texts that a process remembers: to build one takes less than to parse it, but not nothing. */
const MAX_REMEMBERED = 500
/** Uses before a statement is kept prepared. */
const USES_BEFORE_PREPARED = 3

/** A statement that may come again. */
export interface Remembered {
  readonly text: string
  uses: number
}

/** A statement for one set of fields of a resource. */
export interface FieldsStatement extends Remembered {
  /** The fields that it sets, in the order of the definition. */
  readonly fields: readonly Field[]
}

/** Those used, by key; the one used longest ago is the first. */
const statements = new Map<string, FieldsStatement>()

/**
 * A statement that is built once for as long as it comes now and then.
 *
 * @param key tells its text from that of every other
 */
export const remembered = (key: string, build: () => string): Remembered =>
  use(key, () => ({ text: build(), fields: [], uses: 0 }))

/**
 * The statement of a kind for a set of columns of a resource.
 *
 * @param kind tells apart whatever shapes the text besides the columns
 */
export function statementFor(
  { resource }: Store,
  columns: Iterable<string>,
  kind: string,
  build: (fields: readonly Field[]) => string,
): FieldsStatement {
  const names = [...columns]
  // Whoever replaces a record names every column, and sorting them all would only cost time.
  const set = names.length === resource.leaves.length ? '*' : names.sort().join(' ')
  return use(`${resource.name} ${kind} ${set}`, () => {
    const wanted = new Set(names)
    const columns = [...resource.leaves, ...resource.secrets]
    const fields = columns.filter(({ column }) => wanted.has(column))
    return { text: build(fields), fields, uses: 0 }
  })
}

function use(key: string, make: () => FieldsStatement): FieldsStatement {
  const statement = statements.get(key) ?? make()
  statement.uses += 1
  statements.delete(key)
  statements.set(key, statement)
  if (statements.size > MAX_REMEMBERED) {
    const [oldest] = statements.keys()
    statements.delete(oldest as string)
  }
  return statement
}

/** True of a statement that has proved to come often. */
export const comesOften = ({ uses }: Remembered): boolean => uses > USES_BEFORE_PREPARED

/** A statement with its values; kept prepared where it comes often. */
export const withValues = (statement: Remembered, values: readonly unknown[]): Statement => ({
  text: statement.text,
  values,
  prepared: comesOften(statement),
})

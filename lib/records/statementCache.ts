import { ANSWER_TIMEOUT, LONG_TIMEOUT } from '@/lib/db/pool/deadlines'
import { USES_BEFORE_PREPARED } from '@/lib/db/pool/preparedStatements'
import type { Statement } from '@/lib/db/raw'
import { onceEach } from '@/lib/derive/onceEach'
import type { Field, Resource } from '@/lib/resources/resource'
import type { Store } from './stores'

/** Statements that a process remembers: to build one takes less than to parse it, but not nothing. */
const MAX_REMEMBERED = 500
/**
 * Statements of what callers choose that are kept prepared at a time: fewer than have names, so that
 * those that every caller needs never lose theirs.
 */
const MAX_PLACES = 64
/** How long one keeps its place without being used, in ms. */
const PLACE_KEPT_FOR = 60_000

/** A statement that may come again. Its text is built when it is first sent. */
export interface Remembered {
  readonly text: string
  uses: number
  /** Whether it is that of all fields of a resource, of which there are few. */
  readonly isOfAll: boolean
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
  use(key, () => [], build, false)

const columnsOf = onceEach(
  ({ leaves }: Resource): ReadonlySet<string> => new Set(leaves.map(({ column }) => column)),
)

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
  const all = columnsOf(resource)
  const areAll = names.length === all.size && names.every((name) => all.has(name))
  const set = areAll ? '*' : names.sort().join(' ')
  const fields = () => {
    const wanted = new Set(names)
    return [...resource.leaves, ...resource.secrets].filter(({ column }) => wanted.has(column))
  }
  return use(`${resource.name} ${kind} ${set}`, fields, build, areAll)
}

function use(
  key: string,
  find: () => readonly Field[],
  build: (fields: readonly Field[]) => string,
  isOfAll: boolean,
): FieldsStatement {
  const statement = statements.get(key) ?? new BuiltWhenSent(find, build, isOfAll)
  statement.uses += 1
  statements.delete(key)
  statements.set(key, statement)
  if (statements.size > MAX_REMEMBERED) {
    const [oldest] = statements.keys()
    statements.delete(oldest as string)
  }
  return statement
}

class BuiltWhenSent implements FieldsStatement {
  uses = 0
  #fields: readonly Field[] | undefined
  #text: string | undefined

  constructor(
    private readonly find: () => readonly Field[],
    private readonly build: (fields: readonly Field[]) => string,
    readonly isOfAll: boolean,
  ) {}

  get fields(): readonly Field[] {
    this.#fields ??= this.find()
    return this.#fields
  }

  get text(): string {
    this.#text ??= this.build(this.fields)
    return this.#text
  }
}

/** Those that have a place, with when they were last used; the one used longest ago is the first. */
const places = new Map<Remembered, number>()

/**
 * True of a statement that is kept prepared: it has proved to come often, and there is a place for
 * it. Places are given up by age alone. Given to whoever comes next, they would go round among more
 * statements than there are places, each prepared anew for every use. That of all fields, by which
 * records are replaced, takes no place from others, and none of them takes its own.
 */
export function hasPlace(statement: Remembered): boolean {
  if (statement.isOfAll) return statement.uses > USES_BEFORE_PREPARED
  const now = performance.now()
  if (!places.delete(statement)) {
    if (statement.uses <= USES_BEFORE_PREPARED) return false
    const [oldest] = places
    if (oldest && places.size >= MAX_PLACES) {
      if (now - oldest[1] < PLACE_KEPT_FOR) return false
      places.delete(oldest[0])
    }
  }
  places.set(statement, now)
  return true
}

/**
 * A statement of many records with its values; kept prepared where it has a place. It is given the
 * time for them either way: how often it has come says nothing of how long it takes.
 */
export const ofMany = (statement: Remembered, values: readonly unknown[]): Statement => ({
  text: statement.text,
  values,
  prepared: hasPlace(statement),
  patience: LONG_TIMEOUT,
})

/** The same of few records, for which nobody is to wait long where the database is silent. */
export const ofFew = (statement: Remembered, values: readonly unknown[]): Statement => ({
  ...ofMany(statement, values),
  patience: ANSWER_TIMEOUT,
})

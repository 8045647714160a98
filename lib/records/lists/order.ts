import { sqlText, sqlTexts } from '@/lib/text/sqlText'

/** Whether a member has a value. */
export type Setness = 'set' | 'unset'

/** One key by which a list is ordered. */
export interface OrderKey {
  readonly sql: string
  readonly type: string
  readonly descending: boolean
  /** What stands for "not set", where a value can be. */
  readonly unset?: { readonly sql: string; readonly text: string } | undefined
  /** What all of the list are in it, where its filters say that. */
  readonly all?: Setness | undefined
  /** Every value there can be, in the order of the list, where they are few. */
  readonly values?: readonly string[]
  /** True where it tells how well a record answers a search, which its page cannot tell again. */
  readonly isRank?: boolean
}

/** A stretch of a list, read in one order. */
export interface Part {
  /** Keys that have one value all along. */
  readonly fixed: readonly { readonly key: OrderKey; readonly value: string }[]
  /** Where in the first key's index the stretch is. */
  readonly condition?: string
  readonly keys: readonly OrderKey[]
  /** Values of the keys after which it goes on; it begins at its beginning without. */
  readonly after?: readonly string[] | undefined
  /** True for a whole list that no index has in order, so that its order may be any expression. */
  readonly isSorted?: boolean
  /** The stretch with all that follows it in the list, which no index has in order. */
  readonly onwards?: Part | undefined
}

/**
 * The parts of a list, in order. What is not set comes last whichever way a list is sorted: in an
 * index it stands after every value, so a descending list reads the values first and goes on with
 * the rest where they run out. Where many records share a value of the first key, the index of the
 * next one serves instead of a sort of all of them: a list sorted by a choice and then by something
 * else is read choice by choice, and what is not set is read by what follows. Where the filters leave
 * only one of the two, there is no other part: PostgreSQL does not see that nothing can stand in it,
 * and would look through all records for the first that does.
 */
export function* partsOf(
  keys: readonly OrderKey[],
  after: readonly string[] | undefined,
): Generator<Part> {
  const [first, ...rest] = keys
  if (first?.values && rest.length > 1) {
    const start = after ? first.values.indexOf(after[0] ?? '') : 0
    for (const [index, value] of first.values.entries()) {
      if (index < start) continue
      const begun = index === start ? after : undefined
      const [part, ...others] = withFixed(first, value, partsOf(rest, begun?.slice(1)))
      const condition = isOneOf(first, first.values.slice(index))
      if (part) yield { ...part, onwards: { ...wholeOf(keys, begun), condition } }
      yield* others
    }
    return
  }
  const unset = first?.unset
  const isOneStretch = !first?.descending && rest.length <= 1
  if (!first || !unset || isOneStretch) return yield { fixed: [], keys, after }
  const isPastValues = after?.[0] === unset.text
  if (!isPastValues && first.all !== 'unset') {
    yield { fixed: [], condition: `${first.sql} < ${unset.sql}`, keys, after }
  }
  if (first.all === 'set') return
  const continued = isPastValues ? after : undefined
  if (rest.length > 1) {
    yield* withFixed(first, unset.text, partsOf(rest, continued?.slice(1)))
  } else {
    const condition = `${first.sql} = ${unset.sql}`
    yield { fixed: [], condition, keys: rest, after: continued?.slice(1) }
  }
}

/** A list from some place on as one part, which is to be sorted. */
const wholeOf = (keys: readonly OrderKey[], after: readonly string[] | undefined): Part => ({
  fixed: [],
  keys,
  after,
  isSorted: true,
})

/** That a key has one of the last of its values, which needs not be said of all. */
const isOneOf = ({ sql, type, values = [] }: OrderKey, last: readonly string[]) =>
  last.length < values.length ? `${sql} = ANY (${sqlTexts(last)}::${type}[])` : undefined

/**
 * The parts of what shares a value of a part's first key, in the order of the keys after it.
 *
 * @param goesOn true where the part goes on after a record that shares it too
 */
export function* sharing(
  { keys, fixed, after }: Part,
  value: string,
  goesOn: boolean,
): Generator<Part> {
  const [first, ...rest] = keys as [OrderKey, ...OrderKey[]]
  const parts = partsOf(rest, goesOn ? after?.slice(1) : undefined)
  for (const part of withFixed(first, value, parts)) {
    yield { ...part, fixed: [...fixed, ...part.fixed] }
  }
}

/** What of a part is beyond a value of its first key. */
export function beyondValue(part: Part, value: string): Part {
  const { sql, descending, type } = part.keys[0] as OrderKey
  const beyond = `${sql} ${descending ? '<' : '>'} ${sqlText(value)}::${type}`
  const condition = part.condition ? `${part.condition} AND ${beyond}` : beyond
  return { ...part, after: undefined, condition, onwards: undefined }
}

/** Parts of what shares a value; what follows them is no longer all that follows. */
function* withFixed(key: OrderKey, value: string, parts: Iterable<Part>): Generator<Part> {
  for (const part of parts)
    yield { ...part, fixed: [{ key, value }, ...part.fixed], onwards: undefined }
}

/** By what a part is ordered, first things first. */
export const orderedBy = (part: Part): { sql: string; direction: 'ASC' | 'DESC' }[] =>
  ordered(part).map(({ sql, descending }) => ({ sql, direction: descending ? 'DESC' : 'ASC' }))

/** ORDER BY of a part. */
export const orderOf = (part: Part): string =>
  orderedBy(part)
    .map(({ sql, direction }) => `${sql} ${direction}`)
    .join(', ')

/**
 * The conditions of a part; their values are added to `values`. Where it goes on comes first: of several
 * bounds of an index PostgreSQL begins at the one that is said first, if one of them compares rows, and
 * would walk from the end of what is set to any place.
 */
export function conditionsOf(part: Part, values: unknown[]): string[] {
  return [...afterOf(part, values), ...stretchesOf(part, values)]
}

/** Those of its conditions that are a stretch of an index each. */
export const stretchesOf = (part: Part, values: unknown[]): string[] => [
  ...fixedOf(part, values),
  ...(part.condition ? [part.condition] : []),
]

/** That the fixed keys of a part have their values. */
export const fixedOf = ({ fixed }: Part, values: unknown[]): string[] =>
  fixed.map(({ key, value }) => `${key.sql} = $${values.push(value)}`)

/**
 * That rows come after the place at which a part goes on.
 *
 * @param alias of a table that has the places of its rows, as `placesOf` names them
 */
export function afterOf(part: Part, values: unknown[], alias?: string): string[] {
  if (!part.after) return []
  const after = part.after.flatMap((value, index) =>
    isFirstOfIndex(part, index) ? [value] : valuesOf(part.keys[index] as OrderKey, value),
  )
  const keys = ordered(part).map((key, index) =>
    alias ? { ...key, sql: `${alias}.place_${index}` } : key,
  )
  return [afterCondition(keys, after, values)]
}

/** True where the index of a part's first key has all of it in order. */
export const isInIndexOrder = ({ keys }: Part): boolean =>
  keys.length <= 2 && keys.every((key) => key.descending === keys[0]?.descending)

/** What its first key says of the place at which a part goes on. */
export function startOf({ keys, after }: Part, values: unknown[]): string[] {
  const [first] = keys
  if (!first || !after) return []
  return [`${first.sql} ${first.descending ? '<=' : '>='} $${values.push(after[0])}::${first.type}`]
}

const ordered = (part: Part): OrderKey[] =>
  part.keys.flatMap((key, index) => (isFirstOfIndex(part, index) ? [key] : unsetLast(key)))

/** The key whose index is read: a part has no more than one stretch of that. */
const isFirstOfIndex = ({ isSorted }: Part, index: number): boolean => index === 0 && !isSorted

/**
 * A key that is no index's first, so that what is not set comes last in it too: turned round, its sentinel
 * would come first, so whether it is set goes before.
 */
const unsetLast = (key: OrderKey): OrderKey[] =>
  key.descending && key.unset
    ? [{ sql: `(${key.sql} = ${key.unset.sql})`, type: 'boolean', descending: false }, key]
    : [key]

/** The values of a cursor for the keys that {@link unsetLast} makes of one. */
const valuesOf = (key: OrderKey, value: string): string[] =>
  unsetLast(key).length > 1 ? [String(value === key.unset?.text), value] : [value]

/** Rows after the given keys: equal in the first ones and beyond in the next, for each of them. */
function afterCondition(
  keys: readonly OrderKey[],
  after: readonly string[],
  values: unknown[],
): string {
  const places = keys.map((key, index) => `$${values.push(after[index])}::${key.type}`)
  const beyond = (key: OrderKey, place: string | undefined) =>
    `${key.sql} ${key.descending ? '<' : '>'} ${place}`
  if (keys.every((key) => key.descending === keys[0]?.descending)) {
    // A row comparison is one range of the index.
    const left = keys.map((key) => key.sql).join(', ')
    return `(${left}) ${keys[0]?.descending ? '<' : '>'} (${places.join(', ')})`
  }
  const branches = keys.map((key, index) =>
    [
      ...keys.slice(0, index).map((earlier, place) => `${earlier.sql} = ${places[place]}`),
      beyond(key, places[index]),
    ].join(' AND '),
  )
  const first = keys[0] as OrderKey
  // The first key's range is implied by the rest; saying it lets the index start there.
  return `${first.sql} ${first.descending ? '<=' : '>='} ${places[0]} AND (${branches.map((b) => `(${b})`).join(' OR ')})`
}

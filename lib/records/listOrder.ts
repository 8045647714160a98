/** One key by which a list is ordered. */
export interface OrderKey {
  readonly sql: string
  readonly type: string
  readonly descending: boolean
  /** What stands for "not set", where a value can be. */
  readonly unset?: { readonly sql: string; readonly text: string } | undefined
  /** Every value there can be, in the order of the list, where they are few. */
  readonly values?: readonly string[]
}

/** A stretch of a list that one statement reads in the order of an index. */
export interface Part {
  /** Keys that have one value all along. */
  readonly fixed: readonly { readonly key: OrderKey; readonly value: string }[]
  readonly condition?: string
  readonly keys: readonly OrderKey[]
  /** Values of the keys after which it goes on; it begins at its beginning without. */
  readonly after?: readonly string[] | undefined
  /** True for a whole list that no index has in order, so that its order may be any expression. */
  readonly isSorted?: boolean
}

/**
 * The parts of a list, in order. What is not set comes last whichever way a list is sorted: in an
 * index it stands after every value, so a descending list reads the values first and goes on with
 * the rest where they run out. A list sorted by a choice and then by something else is read choice
 * by choice: the index of the second key then serves, where one sort of all would take seconds.
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
      for (const part of partsOf(rest, index === start ? after?.slice(1) : undefined)) {
        yield { ...part, fixed: [{ key: first, value }, ...part.fixed] }
      }
    }
    return
  }
  const unset = first?.descending ? first.unset : undefined
  if (!first || !unset) return yield { fixed: [], keys, after }
  const isPastValues = after?.[0] === unset.text
  if (!isPastValues) yield { fixed: [], condition: `${first.sql} < ${unset.sql}`, keys, after }
  const continued = isPastValues ? after : undefined
  yield { fixed: [], condition: `${first.sql} = ${unset.sql}`, keys, after: continued }
}

/** By what a part is ordered, first things first. */
export const orderedBy = (part: Part): { sql: string; direction: 'ASC' | 'DESC' }[] =>
  ordered(part).map(({ sql, descending }) => ({ sql, direction: descending ? 'DESC' : 'ASC' }))

/** ORDER BY of a part. */
export const orderOf = (part: Part): string =>
  orderedBy(part)
    .map(({ sql, direction }) => `${sql} ${direction}`)
    .join(', ')

/** The conditions of a part; their values are added to `values`. */
export function conditionsOf(part: Part, values: unknown[]): string[] {
  const fixed = part.fixed.map(({ key, value }) => `${key.sql} = $${values.push(value)}`)
  const condition = part.condition ? [part.condition] : []
  if (!part.after) return [...fixed, ...condition]
  const after = part.after.flatMap((value, index) =>
    isFirstOfIndex(part, index) ? [value] : valuesOf(part.keys[index] as OrderKey, value),
  )
  return [...fixed, ...condition, afterCondition(ordered(part), after, values)]
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

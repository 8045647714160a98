import type { Field, Resource } from '@/lib/resources/resource'
import { wholeOf } from '@/lib/resources/wholes'
import { type FormValue, type FormValues, same } from './values'

/** A field that one side or both have changed since the value they started from. */
export interface FieldMerge {
  readonly field: Field
  readonly base: FormValue
  readonly mine: FormValue
  readonly theirs: FormValue
  /** `same`: both came to one value. `both`: a person has to choose between the two. */
  readonly changedBy: 'mine' | 'theirs' | 'same' | 'both'
}

/** Which side's value a field keeps, by column. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

/**
 * Compares what I have and what the record became, field by field, with where both started. Of what
 * is one whole, such as a bank account, both have changed all that either has: half of one side and
 * half of the other is what nobody meant.
 */
export function threeWayMerge(
  resource: Resource,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): FieldMerge[] {
  const merges = fieldByField(resource, base, mine, theirs)
  const touched = (side: 'mine' | 'theirs') =>
    new Set(
      merges.flatMap(({ field, changedBy }) =>
        changedBy === side || changedBy === 'both' ? [wholeOf(field)] : [],
      ),
    )
  const [byMe, byThem] = [touched('mine'), touched('theirs')]
  return merges.map((merge) => {
    const whole = wholeOf(merge.field)
    const isTorn = whole !== undefined && byMe.has(whole) && byThem.has(whole)
    return isTorn && merge.changedBy !== 'same' ? { ...merge, changedBy: 'both' } : merge
  })
}

function fieldByField(
  resource: Resource,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): FieldMerge[] {
  return resource.leaves.flatMap((field) => {
    const at = (values: FormValues) => values[field.column] ?? null
    const values = { base: at(base), mine: at(mine), theirs: at(theirs) }
    const isMine = !same(field, values.base, values.mine)
    const isTheirs = !same(field, values.base, values.theirs)
    if (!isMine && !isTheirs) return []
    const isOne = isMine && isTheirs && same(field, values.mine, values.theirs)
    const changedBy = isOne ? 'same' : isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs'
    return [{ field, ...values, changedBy }]
  })
}

/** The fields about which a person has to decide. */
export const conflictsOf = (merges: readonly FieldMerge[]): FieldMerge[] =>
  merges.filter(({ changedBy }) => changedBy === 'both')

/** The choices after another: of what is one whole, it is the same for all of it. */
export function withChoice(
  merges: readonly FieldMerge[],
  choices: Choices,
  field: Field,
  side: 'mine' | 'theirs',
): Choices {
  const whole = wholeOf(field)
  const along = conflictsOf(merges).filter(
    (other) => whole !== undefined && wholeOf(other.field) === whole,
  )
  const chosen = [field, ...along.map((other) => other.field)].map(({ column }) => [column, side])
  return { ...choices, ...Object.fromEntries(chosen) }
}

/** The fields about which the person has yet to decide. */
export const undecidedOf = (merges: readonly FieldMerge[], choices: Choices): FieldMerge[] =>
  conflictsOf(merges).filter(({ field }) => choices[field.column] === undefined)

/** The fields that somebody else alone has changed: they merge by themselves. */
export const theirsOf = (merges: readonly FieldMerge[]): FieldMerge[] =>
  merges.filter(({ changedBy }) => changedBy === 'theirs')

/**
 * What the form holds afterwards, for the fields that met. Where both changed, nobody but the
 * person knows which value is right.
 *
 * @throws Error for a field that both changed and nobody has decided about
 */
export function resolve(merges: readonly FieldMerge[], choices: Choices = {}): FormValues {
  return Object.fromEntries(
    merges.map(({ field, mine, theirs, changedBy }) => {
      const keep = changedBy === 'both' ? choices[field.column] : changedBy
      if (!keep) throw new Error(`nobody has decided about ${field.column}`)
      return [field.column, keep === 'mine' ? mine : theirs]
    }),
  )
}

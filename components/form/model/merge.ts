import type { Field, Resource } from '@/lib/resources/resource'
import { type FormValue, type FormValues, same } from './values'

/** A field that one side or both have changed since the value they started from. */
export interface Meeting {
  readonly field: Field
  readonly base: FormValue
  readonly mine: FormValue
  readonly theirs: FormValue
  /** `same`: both came to one value. `both`: they did not, and a person has to choose. */
  readonly touchedBy: 'mine' | 'theirs' | 'same' | 'both'
}

/** Which side's value a field keeps, by column. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

/** Compares what I have and what the record became, field by field, with where both started. */
export function meet(
  resource: Resource,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Meeting[] {
  return resource.leaves.flatMap((field) => {
    const at = (values: FormValues) => values[field.column] ?? null
    const values = { base: at(base), mine: at(mine), theirs: at(theirs) }
    const isMine = !same(field, values.base, values.mine)
    const isTheirs = !same(field, values.base, values.theirs)
    if (!isMine && !isTheirs) return []
    const isOne = isMine && isTheirs && same(field, values.mine, values.theirs)
    const touchedBy = isOne ? 'same' : isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs'
    return [{ field, ...values, touchedBy }]
  })
}

/** The fields about which a person has to decide. */
export const conflictsOf = (meetings: readonly Meeting[]): Meeting[] =>
  meetings.filter(({ touchedBy }) => touchedBy === 'both')

/** The fields about which the person has yet to decide. */
export const undecidedOf = (meetings: readonly Meeting[], choices: Choices): Meeting[] =>
  conflictsOf(meetings).filter(({ field }) => choices[field.column] === undefined)

/** The fields that somebody else alone has changed: they merge by themselves. */
export const theirsOf = (meetings: readonly Meeting[]): Meeting[] =>
  meetings.filter(({ touchedBy }) => touchedBy === 'theirs')

/**
 * What the form holds afterwards, for the fields that met. Where both changed, nobody but the
 * person knows which value is right.
 *
 * @throws Error for a field that both changed and nobody has decided about
 */
export function settle(meetings: readonly Meeting[], choices: Choices = {}): FormValues {
  return Object.fromEntries(
    meetings.map(({ field, mine, theirs, touchedBy }) => {
      const keep = touchedBy === 'both' ? choices[field.column] : touchedBy
      if (!keep) throw new Error(`nobody has decided about ${field.column}`)
      return [field.column, keep === 'mine' ? mine : theirs]
    }),
  )
}

import type { Field } from '@/lib/resources/resource'
import { type FormValues, isAtDefault, isEmpty, same } from './values'

/** Which fields stand out, by column. */
export interface Tally {
  readonly changed: ReadonlySet<string>
  readonly faulty: ReadonlySet<string>
  readonly notDefault: ReadonlySet<string>
  readonly empty: ReadonlySet<string>
}

export type TallyPart = keyof Tally

export const NOTHING: Tally = {
  changed: new Set(),
  faulty: new Set(),
  notDefault: new Set(),
  empty: new Set(),
}

/** What is counted: what the record holds, what the form does, and why a value does not hold. */
export interface Counted {
  readonly base: FormValues
  readonly values: FormValues
  faultOf(column: string): string | undefined
}

/** Counts every field anew. */
export function tallyOf(fields: readonly Field[], counted: Counted): Tally {
  const sets = { changed: new Set(), faulty: new Set(), notDefault: new Set(), empty: new Set() }
  for (const field of fields) {
    const parts = partsOf(field, counted)
    for (const part of Object.keys(sets) as TallyPart[]) {
      if (parts[part]) sets[part].add(field.column)
    }
  }
  return sets as unknown as Tally
}

/** Counts one field anew; the tally itself comes back when nothing about it is other than before. */
export function retally(tally: Tally, field: Field, counted: Counted): Tally {
  const parts = partsOf(field, counted)
  let next = tally
  for (const part of Object.keys(parts) as TallyPart[]) {
    if (tally[part].has(field.column) === parts[part]) continue
    const set = new Set(tally[part])
    if (parts[part]) set.add(field.column)
    else set.delete(field.column)
    next = { ...next, [part]: set }
  }
  return next
}

function partsOf(field: Field, { base, values, faultOf }: Counted): Record<TallyPart, boolean> {
  const { column } = field
  const value = values[column] ?? null
  return {
    changed: !same(field, base[column] ?? null, value),
    faulty: faultOf(column) !== undefined,
    notDefault: field.default !== undefined && !isAtDefault(field, value),
    empty: isEmpty(field, value),
  }
}

import type { Field, Resource } from '@/lib/resources/resource'
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

type Errors = Readonly<Record<string, unknown>>

/** Counts every field anew. */
export function tallyOf(
  resource: Resource,
  base: FormValues,
  values: FormValues,
  errors: Errors,
): Tally {
  const sets = { changed: new Set(), faulty: new Set(), notDefault: new Set(), empty: new Set() }
  for (const field of resource.leaves) {
    const parts = partsOf(field, base, values, errors)
    for (const part of Object.keys(sets) as TallyPart[]) {
      if (parts[part]) sets[part].add(field.column)
    }
  }
  return sets as unknown as Tally
}

/** Counts one field anew; the tally itself comes back when nothing about it is other than before. */
export function retally(
  tally: Tally,
  field: Field,
  base: FormValues,
  values: FormValues,
  errors: Errors,
): Tally {
  const parts = partsOf(field, base, values, errors)
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

function partsOf(
  field: Field,
  base: FormValues,
  values: FormValues,
  errors: Errors,
): Record<TallyPart, boolean> {
  const { column } = field
  const value = values[column] ?? null
  return {
    changed: !same(field, base[column] ?? null, value),
    faulty: errors[column] !== undefined,
    notDefault: field.default !== undefined && !isAtDefault(field, value),
    empty: isEmpty(field, value),
  }
}

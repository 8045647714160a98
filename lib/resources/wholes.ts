import type { Field, Resource } from './resource'

/** What a field is a part of, where more than one field is. */
export const wholeOf = ({ partOf, bankDetail }: Field): string | undefined =>
  partOf ?? (bankDetail ? 'bank details' : undefined)

/** The parts of each whole of a resource. */
export function wholesOf({ leaves }: Resource): readonly (readonly Field[])[] {
  const parts = new Map<string, Field[]>()
  for (const field of leaves) {
    const whole = wholeOf(field)
    if (whole !== undefined) parts.set(whole, [...(parts.get(whole) ?? []), field])
  }
  return [...parts.values()]
}

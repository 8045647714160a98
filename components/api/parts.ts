import { MAX_LIMIT } from '@/lib/limits'

/** The most records or entries that a page has, and the most ids or names that one call takes. */
export const MAX_PER_CALL = MAX_LIMIT

/** What an address has room for beside its other parameters, as it goes over the line. */
export const MAX_IN_ADDRESS = 5000

/** How much of that room a text takes. */
export const lengthInAddress = (text: string): number => encodeURIComponent(text).length

interface Part {
  /** How a value stands in the address, with what goes before or after it. */
  written(value: string): string
  /** How many values are in a part at most. */
  readonly most?: number
}

/** Values of a parameter in as many calls as they take, in their order. */
export function inParts(
  values: readonly string[],
  { written, most = MAX_PER_CALL }: Part,
): string[][] {
  const parts: string[][] = []
  let room = 0
  for (const value of values) {
    const length = lengthInAddress(written(value))
    room -= length
    const last = parts.at(-1)
    if (last && last.length < most && room >= 0) last.push(value)
    else {
      parts.push([value])
      room = MAX_IN_ADDRESS - length
    }
  }
  return parts
}

import { MAX_ELEMENTS } from '@/lib/limits'

/** The most records that one call takes. */
export const BATCH_ROWS = MAX_ELEMENTS
/** Kept below the 10 MiB that one call takes, with room for what JSON writes around the elements. */
export const BATCH_BYTES = 8 * 1024 * 1024

/** The items in groups, each within both bounds; an item that is too large alone goes alone. */
export function batchesOf<Item>(
  items: readonly Item[],
  bytesOf: (item: Item) => number,
  most = { rows: BATCH_ROWS, bytes: BATCH_BYTES },
): Item[][] {
  const batches: Item[][] = []
  let bytes = 0
  for (const item of items) {
    const size = bytesOf(item)
    const last = batches.at(-1)
    if (!last || last.length === most.rows || bytes + size > most.bytes) {
      batches.push([item])
      bytes = size
    } else {
      last.push(item)
      bytes += size
    }
  }
  return batches
}

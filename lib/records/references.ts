import type { Database } from '@/lib/db/database'
import { type Fault, pointerTo } from '@/lib/derive/faults'
import type { Assignments } from '@/lib/derive/schemas'
import type { Field } from '@/lib/resources/resource'
import { holdRows } from './holdRows'

/**
 * The references of writes to records that there are none of, by the place of the write. What is
 * there stays there until the writes are done; it is held in the order of its ids.
 */
export async function referenceFaults(
  connection: Database,
  references: readonly Field[],
  writes: readonly Assignments[],
): Promise<[row: number, fault: Fault][]> {
  const faults: [number, Fault][] = []
  for (const { column, path, target } of references) {
    const wanted = new Set(writes.flatMap((assignments) => assignments[column] ?? []))
    if (!target || wanted.size === 0) continue
    const found = await holdRows(connection, target, [...wanted], 'KEY SHARE')
    for (const [row, assignments] of writes.entries()) {
      const id = assignments[column] ?? null
      if (id === null || found.has(String(id))) continue
      const message = `There is no ${target.title.toLowerCase()} ${id}.`
      faults.push([row, { pointer: path.reduce(pointerTo, ''), code: 'not_found', message }])
    }
  }
  return faults
}

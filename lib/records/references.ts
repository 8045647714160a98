import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { type Fault, pointerTo } from '@/lib/derive/faults'
import { onceEach } from '@/lib/derive/onceEach'
import type { Assignments } from '@/lib/derive/schemas'
import { identifier } from '@/lib/derive/sql'
import { Problem } from '@/lib/problem'
import { resources } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { listed, withinSentence } from '@/lib/text/words'
import { holdRows } from './holdRows'
import type { Store } from './stores'

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
      const message = `There is no ${withinSentence(target.title)} ${id}.`
      faults.push([row, { pointer: path.reduce(pointerTo, ''), code: 'not_found', message }])
    }
  }
  return faults
}

/** Records that cannot be without one of a resource, by the column that names it. */
interface Dependants {
  readonly resource: Resource
  readonly column: string
}

/** What refers to records of a resource, and what has their ids as there is one below each. */
const dependantsOf = onceEach(({ name }: Resource): readonly Dependants[] =>
  resources.flatMap((resource: Resource) => {
    const { leaves, isSingleton, parent, id } = resource
    const columns = leaves.flatMap(({ target, column }) => (target?.name === name ? [column] : []))
    if (isSingleton && parent?.resource.name === name) columns.push(id.name)
    return columns.map((column) => ({ resource, column }))
  }),
)

/**
 * Refuses to remove a record that others refer to, or that has one below it. To be called once this
 * transaction holds its row against whoever writes a reference to it.
 *
 * @throws Problem 409 that says of what kinds these are
 */
export async function refuseReferred(
  connection: Database,
  { resource, idType }: Store,
  id: string,
): Promise<void> {
  const dependants = dependantsOf(resource)
  if (dependants.length === 0) return
  const found = dependants.map(
    ({ resource: { table }, column }) =>
      `EXISTS (SELECT FROM ${identifier(table)} WHERE ${identifier(column)} = $1::${idType})`,
  )
  const [row] = await queryRaw<{ found: boolean[] }>(connection, {
    text: `SELECT ARRAY[${found.join(', ')}] AS found`,
    values: [id],
  })
  const left = dependants.filter((_, place) => row?.found[place])
  if (left.length === 0) return
  const kinds = [...new Set(left.map((each) => withinSentence(each.resource.plural)))]
  throw new Problem(
    'conflict',
    `Other records need the ${withinSentence(resource.title)} ${id}: ${listed(kinds, kinds.length)}. Have them name another, or remove them, first.`,
  )
}

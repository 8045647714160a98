import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { nounOf } from '@/lib/derive/addresses'
import { onceEach } from '@/lib/derive/onceEach'
import { recordNameSql } from '@/lib/derive/parents'
import { type Fault, pointerTo } from '@/lib/derive/schemas/faults'
import type { Assignments } from '@/lib/derive/schemas/requests'
import { identifier } from '@/lib/derive/sql'
import { Problem } from '@/lib/problem'
import { resources } from '@/lib/resources'
import { ownerOf } from '@/lib/resources/owner'
import type { Field, Resource } from '@/lib/resources/resource'
import { listed, nounWords, shownName, withinSentence } from '@/lib/text/words'
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

/** Records that cannot be without one of a resource, by the columns that name it. */
interface Dependants {
  readonly resource: Resource
  readonly columns: readonly string[]
}

/** What refers to records of a resource, and what has their ids as there is one below each. */
const dependantsOf = onceEach(({ name }: Resource): readonly Dependants[] =>
  resources.flatMap((resource: Resource) => {
    const { leaves, id } = resource
    const columns = leaves.flatMap(({ target, column }) => (target?.name === name ? [column] : []))
    if (ownerOf(resource)?.name === name) columns.push(id.name)
    return columns.length > 0 ? [{ resource, columns }] : []
  }),
)

/**
 * Refuses to remove a record that others refer to, or that has one below it. To be called once this
 * transaction holds its row against whoever writes a reference to it.
 *
 * @throws Problem 409 that says of what kinds these are, and how many of each
 */
export async function refuseReferred(
  connection: Database,
  { resource, table, id: idColumn, idType }: Store,
  id: string,
): Promise<void> {
  const dependants = dependantsOf(resource)
  if (dependants.length === 0) return
  const counts = dependants.map(({ resource: by, columns }) => {
    const named = columns.map((column) => `${identifier(column)} = $1::${idType}`).join(' OR ')
    return `(SELECT count(*)::integer FROM ${identifier(by.table)} WHERE ${named})`
  })
  const name = recordNameSql(resource, (member) => `n.${identifier(member)}`)
  const [row] = await queryRaw<{ name: string | null; counts: number[] }>(connection, {
    text: `SELECT ${name}::text AS name, ARRAY[${counts.join(', ')}] AS counts FROM ${table} n WHERE n.${idColumn} = $1::${idType}`,
    values: [id],
  })
  const held = dependants.flatMap((dependant, place) => {
    const count = row?.counts[place] ?? 0
    return count > 0 ? [{ ...dependant, count }] : []
  })
  if (held.length === 0) return
  const { one } = nounOf(resource)
  const isOne = held.length === 1 && held[0]?.count === 1
  const [who, whom] = isOne ? ['Another record needs', 'it'] : ['Other records need', 'them']
  const kinds = held.map((each) => nounWords(nounOf(each.resource), each.count))
  const mayGo = held.every(({ resource: { changes } }) => changes.includes('remove'))
  const orRemove = mayGo ? `, or remove ${whom},` : ''
  throw new Problem(
    'conflict',
    `${who} the ${one} ${shownName(row?.name) || id}: ${listed(kinds, kinds.length)}. Give ${whom} another ${one}${orRemove} first.`,
  )
}

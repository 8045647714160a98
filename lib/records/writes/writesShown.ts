import { LosslessNumber } from 'lossless-json'
import type { Database } from '@/lib/db/database'
import { unsetValue } from '@/lib/derive/kinds'
import type { Assignments } from '@/lib/derive/schemas/requests'
import type { Authorship } from '../event'
import type { Insert, Update } from '../hooks/hook'
import { documentsOf } from '../read'
import type { Store } from '../stores'
import type { Shown } from './alike'
import type { Change } from './change'

/** What hooks hear of a record that is to be made, but for its id. */
export const insertOf = (
  connection: Database,
  store: Store,
  assignments: Assignments,
  author: Authorship,
): Omit<Insert<Shown>, 'id'> => ({
  ...{ connection, author },
  after: overlaid(store, {}, assignments),
  secrets: secretsIn(store, assignments),
})

/** What hooks hear of changes of records whose rows this transaction holds, before they are made. */
export async function updatesOf(
  connection: Database,
  store: Store,
  changes: readonly Change[],
  author: Authorship,
): Promise<Update<Shown>[]> {
  const ids = changes.map(({ id }) => id)
  const documents = await documentsOf(connection, store, ids)
  return changes.map(({ id, assignments }) => {
    const before: Shown = JSON.parse(documents.get(id) ?? '{}')
    const after = overlaid(store, before, assignments)
    return { connection, author, id, before, after, secrets: secretsIn(store, assignments) }
  })
}

const secretsIn = ({ resource }: Store, assignments: Assignments): ReadonlySet<string> =>
  new Set(
    resource.secrets
      .filter(({ column }) => (assignments[column] ?? null) !== null)
      .map(({ name }) => name),
  )

/** A record with other values: of what is unset, what it reads as; of figures, what they come to. */
export function overlaid({ resource }: Store, record: Shown, assignments: Assignments): Shown {
  const after: Record<string, unknown> = structuredClone(record)
  for (const field of resource.leaves) {
    if (field.writeOnly || !Object.hasOwn(assignments, field.column)) continue
    const value = assignments[field.column] ?? unsetValue(field)
    const [top = '', member] = field.path
    const shown = value instanceof LosslessNumber ? Number(value.value) : value
    if (member === undefined) after[top] = shown
    else after[top] = { ...(after[top] as Shown | undefined), [member]: shown }
  }
  return after
}

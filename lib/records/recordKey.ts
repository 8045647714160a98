import { idPattern } from '@/lib/derive/idForms'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/** A record as the history names it. */
export interface RecordKey {
  readonly resource: string
  readonly record_id: string
}

/** The same as one text, to find a record of any kind by. */
export const recordKey = ({ resource, record_id }: RecordKey): string => `${resource} ${record_id}`

/**
 * The ids of records by what these are. Left out are those of no kind that there is, and ids that no
 * record of theirs has: who enters changes in the history by SQL may slip.
 */
export function idsByKind(records: readonly RecordKey[]): ReadonlyMap<Resource, string[]> {
  const ids = new Map<Resource, Set<string>>()
  for (const { resource, record_id } of records) {
    const kind = KINDS.get(resource)
    if (!kind || !idPattern(kind).test(record_id)) continue
    ids.set(kind, (ids.get(kind) ?? new Set()).add(record_id))
  }
  return new Map([...ids].map(([kind, of]) => [kind, [...of]]))
}

/** Everything that has a history, by the names that this has for them. */
const KINDS: ReadonlyMap<string, Resource> = new Map(
  resources.map((resource: Resource) => [resource.name, resource]),
)

import { type RecordBody, recordCalls } from '@/components/api/records'
import { readableMembers } from '@/components/list/readableMembers'
import { listedResources, pagedResources } from '@/components/record/resources'
import { recordTitle } from '@/lib/derive/addresses'
import { idPattern } from '@/lib/derive/idForms'
import type { Resource } from '@/lib/resources/resource'

/** A record that a search found. */
export interface FoundRecord {
  readonly resource: Resource
  readonly id: string
  readonly label: string
  readonly hint: string
  /** Its status, in the service's spelling. */
  readonly status: string | null
}

const MAX_FOUND = 6
const MAX_CHARACTERS = 100

const mayRead =
  (permissions: readonly string[]) =>
  ({ permissions: { read } }: Resource): boolean =>
    permissions.includes(read)

/** The records that a text may be the id of, without asking whether they exist. */
export function recordsOfId(typed: string, permissions: readonly string[]) {
  const id = typed.trim()
  return pagedResources
    .filter(mayRead(permissions))
    .filter((resource) => isTypedId(resource) && idPattern(resource).test(id))
    .map((resource) => ({ resource, id }))
}

/** A word may be the id of anything whose ids are texts: those are found by searching alone. */
const isTypedId = ({ id }: Resource): boolean => id.form !== 'text'

/** Searches what the role may read. @throws ApiProblem */
export async function searchRecords(
  typed: string,
  permissions: readonly string[],
  signal: AbortSignal,
): Promise<FoundRecord[]> {
  const search = [...typed].slice(0, MAX_CHARACTERS).join('')
  const found = await Promise.all(
    searched.filter(mayRead(permissions)).map(async (resource) => {
      const isHeld = (permission: string) => permissions.includes(permission)
      const fields = readableMembers(resource, membersOf(resource), isHeld)
      const query = { search, limit: MAX_FOUND, fields: fields.join(',') }
      const { body } = await recordCalls(resource).list(query, { signal })
      return body.data.map((row) => foundIn(resource, row))
    }),
  )
  return found.flat()
}

const searched = listedResources.filter(({ list }) => list && list.searched.length > 0)

const membersOf = ({ id, recordName, hints, status }: Resource): string[] => [
  ...new Set([
    id.name,
    ...(recordName === 'parent' ? [] : [recordName.field]),
    ...hints.map((name) => name.split('.')[0] as string),
    ...(status ? [status] : []),
  ]),
]

function foundIn(resource: Resource, row: RecordBody): FoundRecord {
  const { id, hints, status } = resource
  return {
    resource,
    id: String(row[id.name]),
    label: recordTitle(resource, row),
    hint: (hints.length > 0 ? hints : [id.name])
      .map((name) => memberOf(row, name))
      .filter(Boolean)
      .join(', '),
    status: status ? ((row[status] as string | null) ?? null) : null,
  }
}

const memberOf = (row: RecordBody, name: string): string =>
  String(
    name.split('.').reduce<unknown>((value, part) => (value as RecordBody | null)?.[part], row) ??
      '',
  )

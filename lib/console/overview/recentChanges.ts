import { api, bodyOf } from '../api'
import type { HistoryEvent } from '../form/history'

/** A history entry of any record, as the history of everything answers it. */
export interface ChangedRecord extends HistoryEvent {
  readonly resource: string
  readonly record_id: string
}

const MOST = 10

/** The newest changes of whatever the role may read. @throws ApiProblem */
export async function readRecentChanges(signal?: AbortSignal): Promise<ChangedRecord[]> {
  const params = { query: { limit: MOST } }
  return (await bodyOf(api.GET('/fm/events', { params, signal }))).data
}

interface Kind {
  words(id: string): string
  page(id: string): string
}

const kinds: Readonly<Record<string, Kind>> = {
  client: { words: (id) => `client ${id}`, page: (id) => `/clients/${id}/history` },
  packaging_defaults: {
    words: (id) => `packaging defaults of client ${id}`,
    page: (id) => `/clients/${id}`,
  },
  approval: { words: (id) => `approval ${id}`, page: (id) => `/approvals/${id}` },
  user: { words: (id) => `user ${id}`, page: () => '/admin/users' },
  role: { words: (id) => `role ${id}`, page: () => '/admin/roles' },
}

/** `client 10247`. */
export const recordWords = ({ resource, record_id }: ChangedRecord): string =>
  kinds[resource]?.words(record_id) ?? `${resource} ${record_id}`

/** The page that shows the record; null for a kind that this console does not know. */
export const recordPage = ({ resource, record_id }: ChangedRecord): string | null =>
  kinds[resource]?.page(record_id) ?? null

const verbs: Readonly<Record<string, string>> = {
  created: 'added',
  deleted: 'deleted',
  lock_broken: 'broke the lock of',
  password_set: 'set the password of',
}

/** What was done to the record, as a verb. */
export const verbOf = ({ action }: ChangedRecord): string => verbs[action] ?? 'changed'

const MOST_NAMED = 2

/** The first few fields of a change, and how many more there are. */
export function fieldNames(fields: readonly string[]): { named: readonly string[]; more: number } {
  const named = fields.slice(0, fields.length === MOST_NAMED + 1 ? MOST_NAMED + 1 : MOST_NAMED)
  return { named, more: fields.length - named.length }
}

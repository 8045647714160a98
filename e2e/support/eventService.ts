import type { ChangedRecord } from '@/components/form/model/changedRecord'
import { answering, type Call } from './answering'
import { listOf } from './bodies'

/** What members of an entry parameters of the history ask for. */
const MEMBERS: Readonly<Record<string, (entry: ChangedRecord) => string>> = {
  resource: ({ resource }) => resource,
  record_id: ({ record_id }) => record_id,
  user_id: ({ user }) => user.user_id,
  audit_user_id: ({ audit_user }) => audit_user.user_id,
  request_id: ({ request_id }) => request_id,
}

interface Options {
  /** Before when entries were removed by age. */
  readonly removedBefore?: string | null
  /** Answers what is no read of the history; undefined where it reads that. */
  readonly also?: (call: Call) => Response | undefined
}

/**
 * Stands for the history of the service: its entries by what they are of, by whom and when, each by
 * itself or of each request the newest, either way round and page by page. Days are those of UTC.
 *
 * @param entries what there is, in the order in which it came, which may change meanwhile
 * @returns every part of it that is asked for
 */
export function eventService(
  entries: readonly ChangedRecord[],
  { removedBefore = null, also }: Options = {},
): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  answering((call) => {
    const { path, query } = call
    const other = also?.(call)
    if (other) return other
    if (path.includes('/names/')) return Response.json({ data: [] })
    asked.push(query)
    const page = pageOf(entries, query)
    return Response.json({ ...page, removed_before: removedBefore })
  })
  return asked
}

function pageOf(entries: readonly ChangedRecord[], query: URLSearchParams) {
  const isAsked = (entry: ChangedRecord) =>
    Object.entries(MEMBERS).every(([name, of]) => (query.get(name) ?? of(entry)) === of(entry)) &&
    (!query.has('field') || entry.changes.some(({ field }) => field === query.get('field'))) &&
    entry.at.slice(0, 10) >= (query.get('from') ?? '') &&
    entry.at.slice(0, 10) <= (query.get('to') ?? '9999')
  const own = entries.filter(isAsked).filter((entry) => isConflict(entries, entry, query))
  const rows = query.get('group') === 'request' ? byRequest(entries, own) : own
  const found = query.get('sort') === 'at' ? rows : rows.toReversed()
  const from = Number(query.get('cursor') ?? 0)
  const to = from + Number(query.get('limit') ?? 50)
  const next_cursor = to < found.length ? String(to) : null
  return { ...listOf(...found.slice(from, to)), next_cursor, total: found.length }
}

/** Where a request is named whose work was changed again since: whether an entry is such a change. */
function isConflict(
  entries: readonly ChangedRecord[],
  entry: ChangedRecord,
  query: URLSearchParams,
): boolean {
  const request = query.get('conflicts_with')
  if (request === null) return true
  return entries.some(
    (own) =>
      own.request_id === request &&
      entry.request_id !== request &&
      entries.indexOf(own) < entries.indexOf(entry) &&
      own.resource === entry.resource &&
      own.record_id === entry.record_id &&
      own.changes.some(({ field }) => entry.changes.some((later) => later.field === field)),
  )
}

/** The newest entry of each request, with how much that request did in all. */
function byRequest(all: readonly ChangedRecord[], found: readonly ChangedRecord[]) {
  const newest = new Map(found.map((entry) => [entry.request_id, entry]))
  return found
    .filter((entry) => newest.get(entry.request_id) === entry)
    .map((entry) => {
      const whole = all.filter(({ request_id }) => request_id === entry.request_id)
      const records = new Set(whole.map(({ resource, record_id }) => `${resource} ${record_id}`))
      return {
        ...entry,
        ...{ request_records: records.size, request_entries: whole.length, request_exact: true },
        request_action: whole.every(({ action }) => action === entry.action) ? entry.action : null,
      }
    })
}

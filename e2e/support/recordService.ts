import { collectionPath, recordPath, segmentOf } from '@/lib/derive/addresses'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { answering, type Call } from './answering'
import { type Body, listOf, refusal } from './bodies'
import { lockBook } from './lockBook'
import { type Person, PRIYA, TOM } from './persons'

interface Entry extends Body {
  readonly changes: readonly { readonly field: string }[]
}

type Answer = Response | Promise<Response>

/**
 * Stands for the service, which keeps one record, its history and the locks on it: it refuses what was
 * changed over a version that is no more, and writes past a lock, and does nothing twice under one
 * idempotency key. Of all else it has nothing.
 *
 * @param start null where there is no such record yet
 */
export function recordService(resource: Resource, id: string, start: Body | null) {
  const [path, collection] = [recordPath(resource, id), collectionPath(resource)]
  const events: Entry[] = []
  const answers = new Map<string, (call: Call) => Answer>()
  const repeated = new Map<string, Response>()
  const locks = lockBook({ resource: segmentOf(resource), id })
  let record: Body | null = null
  let version = 0
  /** Stands between a write and what becomes of it. */
  let between: ((call: Call, goOn: () => Response) => Answer) | undefined

  const tag = () => `"${version}"`
  const whole = (status = 200) => Response.json(record, { status, headers: { etag: tag() } })

  function write(body: Body, by: Person, reason: string | null = null) {
    const changes = Object.entries(body)
      .map(([field, to]) => ({ field, from: record?.[field] ?? null, to }))
      .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
    if (record && changes.length === 0) return
    version += 1
    events.unshift({
      ...{ event_id: String(version), resource: resource.name, record_id: id, record_name: null },
      ...{ record_version: version, version, action: record ? 'updated' : 'created', changes },
      ...{ at: new Date().toISOString(), user: by, audit_user: by, reason },
      ...{ request_id: `r-${version}` },
    })
    record = { ...record, ...body, [resource.id.name]: id }
  }
  if (start) write(start, TOM)

  function isStale({ headers }: Call): boolean {
    const [match, noneMatch] = [headers.get('if-match'), headers.get('if-none-match')]
    if (noneMatch === '*' && record) return true
    return match !== null && (record === null || match !== tag())
  }

  function change(call: Call): Response {
    const { method, headers, body, query } = call
    const refused = locks.refuse(headers.get('delegated-locking-session-id'))
    if (refused) return refusal(...refused)
    if (query.get('dry_run') === 'true')
      return Response.json({ [resource.id.name]: id, changes: [] })
    if (isStale(call)) {
      const etag = record && tag()
      return refusal('precondition_failed', { etag, conflicting_fields: Object.keys(body) })
    }
    // What a replacing body leaves out is not set.
    const unset = Object.fromEntries(Object.keys(record ?? {}).map((name) => [name, null]))
    write(method === 'PUT' ? { ...unset, ...body } : body, PRIYA, reasonIn(headers))
    return whole()
  }

  function ofRecord(call: Call): Response {
    const { method, headers } = call
    if (!record && method !== 'PUT') return refusal('record_not_found')
    if (method === 'DELETE') {
      record = null
      return new Response(null, { status: 204 })
    }
    if (method !== 'GET') return change(call)
    const isKnown = headers.get('if-none-match') === tag()
    return isKnown ? new Response(null, { status: 304, headers: { etag: tag() } }) : whole()
  }

  function once(call: Call, carryOut: (call: Call) => Response): Response {
    const key = call.headers.get('idempotency-key')
    const before = key && repeated.get(key)
    if (before) return before.clone()
    const answer = carryOut(call)
    if (key && answer.ok) repeated.set(key, answer.clone())
    return answer
  }

  function create({ body, headers }: Call): Response {
    write(body, PRIYA, reasonIn(headers))
    return whole(201)
  }

  function history(query: URLSearchParams): Response {
    const [name, limit] = [query.get('field'), query.get('limit')]
    const found = events.filter(
      ({ changes }) => !name || changes.some(({ field }) => field === name),
    )
    const first = found.slice(0, limit === null ? found.length : Number(limit))
    return Response.json({ ...listOf(...first), total: found.length, removed_before: null })
  }

  function serve(call: Call): Response {
    const { method, query } = call
    const below = call.path.startsWith(`${path}/`) ? call.path.slice(path.length) : ''
    if (call.path === path) return once(call, ofRecord)
    if (below === '/events' || call.path === '/api/v1/fm/events') return history(query)
    if (below === '/payment-changes') return Response.json({ client_id: null, days: 30, data: [] })
    if (method === 'POST' && call.path === collection) return once(call, create)
    const ofLocks = locks.serve(call, refusal)
    if (ofLocks) return ofLocks
    if (call.path === collection && record)
      return Response.json(listOf({ ...record, _etag: tag() }))
    if (EMPTY.has(call.path)) return Response.json(listOf())
    if (ANY_OF.test(call.path)) return Response.json({ data: [] })
    return refusal('record_not_found')
  }

  const calls = answering((call) => {
    const { method, path } = call
    const own = answers.get(`${method} ${path}`)
    if (own) return own(call)
    const isWrite = method !== 'GET' && path.startsWith(collection)
    return isWrite && between ? between(call, () => serve(call)) : serve(call)
  })
  return {
    /** Every call that came. */
    calls,
    /** The writes of records that came, in their order; trials are none. */
    writes: (): readonly Call[] =>
      calls.filter(
        (call) =>
          call.method !== 'GET' && call.path.startsWith(collection) && !call.query.has('dry_run'),
      ),
    record: () => record,
    /** Newest first. */
    events: (): readonly Body[] => events,
    locks,
    /** Somebody else changes the record, or makes it. */
    change: (body: Body, by = TOM) => write(body, by),
    /** Has an address answered otherwise: `GET /api/v1/fm/names/supplier`. */
    answer: (operation: string, as: (call: Call) => Answer) => answers.set(operation, as),
    /** Puts something between writes of records and what becomes of them; undefined takes it away. */
    intercept(by: typeof between) {
      between = by
    },
  }
}

/** What is told of many kinds of record at addresses that end with one. */
const ANY_OF = /^\/api\/v1\/fm\/(names|duplicates|confirmations)\//

const EMPTY: ReadonlySet<string> = new Set(resources.map(collectionPath))

const reasonIn = (headers: Headers): string | null => headers.get('audit-reason')

import { recordPath } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import type { Call } from './answering'
import type { Answers } from './answers'
import { listOf, refusal } from './bodies'
import { type Person, PRIYA, TOM } from './persons'

type Json = Readonly<Record<string, unknown>>

/**
 * One record as the service keeps it: read with its tag, changed over no other version than its own,
 * and with a history of what became of it.
 *
 * @param derive what the service adds to what is kept, as the name of what another member names
 */
export function keptRecord(resource: Resource, first: Json, derive: (kept: Json) => Json = same) {
  const { id, parent, isSingleton, name } = resource
  const recordId = String(first[(isSingleton && parent?.by) || id.name])
  const path = recordPath(resource, recordId).replace('/api/v1', '')
  let record: Json | null = first
  const entries: Json[] = []
  const tag = () => `"${entries.length}.1"`
  const gone = () => refusal('not_found', { title: 'There is no such record' })
  const whole = () =>
    record ? Response.json(derive(record), { headers: { etag: tag() } }) : gone()

  function enter(action: string, changes: readonly Json[], said: Json) {
    const version = entries.length + 1
    entries.unshift({
      ...{ event_id: String(version), record_version: version, version, action, changes },
      ...{ resource: name, record_id: recordId, record_name: null, parent_id: null },
      ...{ at: '2026-11-21T04:00:00Z', request_id: `r-${version}`, reason: null, ...said },
    })
  }
  function write(more: Json, said: Json) {
    const changes = Object.entries(more).map(([field, to]) => ({
      ...{ field, from: record?.[field] ?? null, to },
    }))
    record = { ...record, ...more }
    enter('updated', changes, said)
  }
  function save({ headers, body }: Call): Response {
    if (!record) return gone()
    const given = headers.get('if-match')
    if (given !== null && given !== tag()) return refusal('precondition_failed')
    const reason = headers.get('audit-reason')
    write(body, { ...by(PRIYA), ...(reason !== null && { reason }) })
    return whole()
  }
  enter('created', [], by(TOM))
  const answers: Answers = {
    [`GET ${path}`]: ({ headers }) =>
      record && headers.get('if-none-match') === tag()
        ? new Response(null, { status: 304 })
        : whole(),
    [`PATCH ${path}`]: save,
    [`PUT ${path}`]: save,
    [`GET ${path}/events`]: () => listOf(...entries),
  }
  return {
    answers,
    /** Below `/api/v1`. */
    path,
    /** Entries of its history, the newest first. */
    entries: entries as readonly Json[],
    /** Somebody else changes it. */
    change: (more: Json, person = TOM) => write(more, by(person)),
    /** Somebody deletes it. */
    remove(person = TOM) {
      record = null
      enter('deleted', [], by(person))
    },
  }
}

const same = (kept: Json): Json => kept
const by = (person: Person) => ({ user: person, audit_user: person })

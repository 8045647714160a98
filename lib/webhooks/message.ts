import { createHash } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { DELETED } from '@/lib/derive/database/events'
import type { ChangeRow } from '@/lib/records/feed/changes'
import {
  type ChangePlace,
  readFollowFrom,
  writeFollowFrom,
  writePosition,
} from '@/lib/records/feed/positions'
import { tagAt } from '@/lib/records/feed/records'
import { UTC } from '@/lib/time/calendar'
import { formatMoment } from '@/lib/time/zone'

/** What is sent of a change: the feed's entry, in UTC. */
export interface Entry {
  readonly [member: string]: unknown
}

/** What is sent: its body, and what it is known by. */
export interface Message {
  readonly id: string
  readonly body: string
}

/** A change as `GET /fm/changes` has it. */
export const entryOf = (row: ChangeRow): Entry => ({
  position: writePosition(row.place),
  resource: row.resource,
  id: row.record_id,
  action: row.action,
  fields: row.fields,
  etag: row.action === DELETED ? null : tagAt(row.resource, row.version, UTC),
  at: formatMoment(row.at, UTC),
  event_id: row.event_id,
  request_id: row.request_id,
  user_id: String(row.user_id),
  audit_user_id: String(row.audit_user_id),
})

/** The same where the record goes along: its position knows how far that goes, as in the feed. */
export function entryWithRecord(entry: Entry, seen: ChangePlace | undefined): Entry {
  const from = readFollowFrom(String(entry.position))
  return from ? { ...entry, position: writeFollowFrom({ place: from.place, seen }) } : entry
}

/**
 * What a receiver knows a change by, whoever sends it and however often. It follows from the change
 * and the mark of its batch, so that a change of a restored database that has the number of another
 * has an id of its own.
 */
export function messageId(webhookId: number, { event_id, mark }: ChangeRow): string {
  const hash = createHash('sha256').update(`${webhookId} ${mark} ${event_id}`)
  return `msg_${hash.digest('base64url').slice(0, 27)}`
}

/**
 * A message by Standard Webhooks: type, time and data.
 *
 * @param record JSON text of the record, `null` where it is gone; undefined where none is sent
 */
export function bodyOf(
  { resource, action, at }: { resource: string; action: string; at: Date },
  entry: Entry,
  record: string | undefined,
): string {
  const data = JSON.stringify(entry)
  const whole = record === undefined ? data : `${data.slice(0, -1)},"record":${record}}`
  const head = { type: `${resource}.${action}`, timestamp: at.toISOString() }
  return `${JSON.stringify(head).slice(0, -1)},"data":${whole}}`
}

/**
 * The headers of a message by Standard Webhooks, with a signature by each of the secrets.
 *
 * @param now when it is sent: receivers refuse what is minutes old
 */
export const signedHeaders = (
  { id, body }: Message,
  secrets: readonly string[],
  now = new Date(),
): Readonly<Record<string, string>> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
})

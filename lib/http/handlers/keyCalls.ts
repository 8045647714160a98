import { createKey, type MadeKey, revokeKey, rotateKey } from '@/lib/accounts/keys/keys'
import { keyMoment } from '@/lib/accounts/keys/moment'
import { type KeyRow, keysOf, stateOf } from '@/lib/accounts/keys/queries'
import { newKeyBody, rotateKeyBody } from '@/lib/accounts/keys/schemas'
import type { TimeZone } from '@/lib/time/calendar'
import { formatMoment } from '@/lib/time/zone'
import { readWith } from '../parsing/readWith'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { authorOf } from './author'

/** Ids of the address: whose key, and which. */
const userIdOf = ({ params }: RequestContext): number => Number(params.user_id)
const keyIdOf = ({ params }: RequestContext): string => params.key_id ?? ''

/** A key as callers see it. */
function show(row: KeyRow, zone: TimeZone, now: number) {
  const moment = (date: Date | null) => date && formatMoment(date.getTime(), zone)
  return {
    key_id: row.key_id,
    name: row.name,
    prefix: row.prefix,
    state: stateOf(row, now),
    permissions: row.has_role_permissions ? null : row.permissions,
    networks: row.networks,
    created: moment(row.created),
    expires_at: moment(row.expires_at),
    revoked_at: moment(row.revoked_at),
    replaced_by: row.replaced_by,
    last_used_at: moment(row.last_used_at),
    last_used_from: row.last_used_from,
    last_refused_at: moment(row.last_refused_at),
    last_refused_from: row.last_refused_from,
    last_refusal: row.last_refusal,
  }
}

const made = ({ key, row }: MadeKey, { timeZone }: RequestContext): HandlerResult => ({
  status: 201,
  body: { value: { key, ...show(row, timeZone, row.created.getTime()) } },
})

/** GET: the keys of a service account, with what became of each. */
export async function listKeys(call: RequestContext): Promise<HandlerResult> {
  const keys = await keysOf(call.db, userIdOf(call))
  const now = await keyMoment(call.db)
  const data = keys.map((key) => show(key, call.timeZone, now))
  return { status: 200, body: { value: { data } } }
}

/** POST: a new key, which is told this once. */
export async function makeKey(call: RequestContext): Promise<HandlerResult> {
  const body = readWith(newKeyBody, call.json)
  return made(await createKey(call.db, userIdOf(call), body, authorOf(call)), call)
}

/** POST: another key in the place of one. */
export async function replaceKey(call: RequestContext): Promise<HandlerResult> {
  const body = readWith(rotateKeyBody, call.json === undefined ? {} : call.json)
  return made(await rotateKey(call.db, userIdOf(call), keyIdOf(call), body, authorOf(call)), call)
}

/** DELETE: ends a key. */
export async function endKey(call: RequestContext): Promise<HandlerResult> {
  await revokeKey(call.db, userIdOf(call), keyIdOf(call), authorOf(call))
  return { status: 204 }
}

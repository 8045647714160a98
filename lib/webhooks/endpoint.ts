import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { CREATED, DELETED } from '@/lib/derive/database/events'
import type { ChangeRow } from '@/lib/records/feed/changes'
import { type ChangePlace, readPosition } from '@/lib/records/feed/positions'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { signingSecrets } from './secrets'

/** How the endpoint of a webhook does. */
export interface EndpointHealth {
  /** How often it began anew; attempts are judged by it while it has not done so again. */
  readonly generation: number
  /** Attempts that failed since one was taken, and since when, in ms since 1970. */
  readonly failures: number
  readonly failingSince: number | null
}

/** A webhook as whoever sees to its deliveries needs it. */
export interface Endpoint extends EndpointHealth {
  readonly url: string
  readonly includesRecord: boolean
  /** The kinds of record of which it is sent changes: those wanted that its role may read by now. */
  readonly resources: readonly string[]
  /** Fields of interest by kind of record; a kind that is not there is of interest as a whole. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>
  readonly secrets: readonly string[]
  readonly place: ChangePlace | undefined
  /** How long it is still to be left alone, in ms. */
  readonly rest: number
}

interface HealthRow {
  readonly generation: number
  readonly failures: number
  readonly failing_since: number | null
}

interface EndpointRow extends HealthRow {
  readonly url: string
  readonly include_record: boolean
  readonly resources: readonly string[]
  readonly fields: readonly string[]
  readonly permissions: readonly string[]
  readonly position: string | null
  readonly rest: number
}

/** SQL for the webhooks to which something is to be sent. */
export const SENDING =
  'w.active AND s.stopped_at IS NULL AND EXISTS (SELECT FROM webhook_secret k WHERE k.webhook_id = w.webhook_id AND (k.expires_at IS NULL OR k.expires_at > now()))'

const HEALTH =
  's.generation, s.failures, (extract(epoch FROM s.failing_since) * 1000)::float8 AS failing_since'

const ENDPOINT = `SELECT w.url, w.include_record, w.resources, w.fields, r.permissions, s.position, ${HEALTH},
  greatest(extract(epoch FROM s.next_at - now()) * 1000, 0)::float8 AS rest
  FROM webhook w JOIN role r USING (role_id) JOIN webhook_state s USING (webhook_id) WHERE w.webhook_id = $1 AND ${SENDING}`

/** A webhook as it is by now; undefined where nothing is to be sent to it. */
export async function readEndpoint(db: Database, webhookId: number): Promise<Endpoint | undefined> {
  const [row] = await queryRaw<EndpointRow>(db, {
    text: ENDPOINT,
    values: [webhookId],
    prepared: true,
  })
  if (!row) return undefined
  return {
    url: row.url,
    includesRecord: row.include_record,
    resources: wantedOf(row),
    fields: fieldsOf(row.fields),
    secrets: await signingSecrets(db, webhookId),
    place: row.position === null ? undefined : readPosition(row.position),
    ...healthOf(row),
    rest: row.rest,
  }
}

const healthOf = ({ generation, failures, failing_since }: HealthRow): EndpointHealth => ({
  generation,
  failures,
  failingSince: failing_since,
})

/** How an endpoint does, also where nothing is sent to it; undefined where there is no such webhook. */
export async function readHealth(
  db: Database,
  webhookId: number,
): Promise<EndpointHealth | undefined> {
  const [row] = await queryRaw<HealthRow>(db, {
    text: `SELECT ${HEALTH} FROM webhook_state s WHERE s.webhook_id = $1`,
    values: [webhookId],
  })
  return row && healthOf(row)
}

/** The kinds of record that a webhook is sent changes of. */
export function wantedOf({
  resources: chosen,
  permissions,
}: Pick<EndpointRow, 'resources' | 'permissions'>): string[] {
  const held = new Set(permissions)
  return resources.flatMap((resource: Resource) => {
    const isWanted = chosen.length === 0 || chosen.includes(resource.name)
    return isWanted && held.has(resource.permissions.read) ? [resource.name] : []
  })
}

/** Fields of interest by kind of record, of their names as a webhook has them. */
export function fieldsOf(names: readonly string[]): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>()
  for (const name of names) {
    const dot = name.indexOf('.')
    const resource = name.slice(0, dot)
    fields.set(resource, (fields.get(resource) ?? new Set()).add(name.slice(dot + 1)))
  }
  return fields
}

const COMES_OR_GOES: ReadonlySet<string> = new Set([CREATED, DELETED])

/**
 * Whether a change is of interest: of a record that stays, whether it set a field that is. What was
 * done around the record, such as a key or a contract that came to it, sets none.
 */
export function isOfInterest(
  { fields }: Pick<Endpoint, 'fields'>,
  { resource, action, fields: changed }: Pick<ChangeRow, 'resource' | 'action' | 'fields'>,
): boolean {
  const wanted = fields.get(resource)
  if (!wanted || COMES_OR_GOES.has(action)) return true
  // Who enters a change past the service may leave out what it changed: then it may be any of it.
  return changed === null || changed.some((name) => wanted.has(name))
}

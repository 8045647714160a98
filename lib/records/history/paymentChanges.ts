import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { idFromText, idPattern } from '@/lib/derive/idForms'
import { accountNameSql } from '@/lib/derive/naming'
import { ofParentSql } from '@/lib/derive/parents'
import { wherePart } from '@/lib/derive/parts'
import { isThroughAnother, type Payer, payersOf, RECENT_DAYS } from '@/lib/derive/payments'
import { identifier } from '@/lib/derive/sql'
import type { Resource } from '@/lib/resources/resource'
import { recordNotFound } from '../read'
import { recordKey } from '../recordKey'
import type { Store } from '../stores'
import { firstAfter } from './blocks'

/** From when on a change counts as recent, as SQL. */
export const SINCE = `now() - interval '${RECENT_DAYS} days'`
/** Entries of late, as SQL. */
const OF_LATE = `at > ${SINCE} AND event_id >= ${firstAfter(SINCE)}`
const MAX_CHANGES = 20

/**
 * A recent change behind a payment: who made it, for whom, and which fields; never the values. A
 * record that was only just made, or deleted, with bank details changed where money goes too.
 */
export interface PaymentChange {
  readonly event_id: string
  readonly resource: string
  readonly record_id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly user_id: string
  readonly user_name: string | null
  readonly audit_user_id: string
  readonly audit_user_name: string | null
  /** As the history has it: `created`, `updated`. */
  readonly action: string
  readonly fields: readonly string[]
}

/** A record whose bank details are watched, with their names in history. */
export interface WatchedRecord {
  readonly resource: string
  readonly id: string
  readonly fields: readonly string[]
  /** The member by which another record names it. */
  readonly member?: string | undefined
  /**
   * Without this permission nobody is told the id: that it stands behind the payment is known of
   * another record alone, as a contract's client is.
   */
  readonly idTakes?: string | undefined
}

/**
 * The records whose bank details whoever looks at a record should know of, as far as they are there.
 *
 * @throws Problem 404 when there is no such record
 */
export async function behindPayment(
  db: Database,
  store: Store,
  id: string,
): Promise<WatchedRecord[]> {
  const records = (await behindPayments(db, store, [id])).get(id)
  if (!records) throw recordNotFound(store, id)
  return records
}

/** The same of many records by their ids; of what is no id, or of nothing there, there is no entry. */
export async function behindPayments(
  db: Database,
  { resource, table, id, idType }: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WatchedRecord[]>> {
  const payers = payersOf(resource)
  const pattern = idPattern(resource)
  const found = await queryRaw<{ id: string; ids: (string | null)[] }>(db, {
    text: `SELECT t.${id}::text AS id, ARRAY[${payers.map((payer) => idOf(resource, payer)).join(', ')}]::text[] AS ids
      FROM ${table} t WHERE t.${id} = ANY ($1::${idType}[])`,
    values: [ids.filter((each) => pattern.test(each))],
  })
  const watched = (payer: Payer, id: string | null): WatchedRecord[] => {
    if (id === null) return []
    const idTakes = isThroughAnother(resource, payer) ? payer.resource.permissions.read : undefined
    return payer.watched.map(({ resource: { name }, fields }) => ({
      ...{ resource: name, id, fields, idTakes, member: payer.member },
    }))
  }
  return new Map(
    found.map((row) => [row.id, payers.flatMap((each, at) => watched(each, row.ids[at] ?? null))]),
  )
}

const column = (name: string): string => `t.${identifier(name)}`

/**
 * SQL for the id of a record behind the payments of `t`, as text; null where there is none, or who is
 * named is not who is paid.
 */
export function idOf(resource: Resource, { member, resource: payer }: Payer): string {
  if (member === undefined) return `${column(resource.id.name)}::text`
  if (member !== resource.parent?.by) {
    const named = `(${idFromText(payer, column(member))})::text`
    const field = resource.fields.get(member)
    return field ? wherePart(resource, field, named) : named
  }
  const owner = (alias: string) => `${alias}.${identifier(payer.id.name)}::text`
  return ofParentSql(resource, column, owner)
}

/** Changes of the last 30 days to the bank details of records, newest first. */
export async function paymentChanges(
  db: Database,
  records: readonly WatchedRecord[],
): Promise<PaymentChange[]> {
  const wanted = { after: OF_LATE, ofEach: MAX_CHANGES, inAll: MAX_CHANGES }
  return (await changesOf(db, records, wanted)).map(({ change }) => change)
}

/** The newest of such changes behind the payments of a record, and all records behind them. */
export interface NewestChange {
  readonly id: string
  readonly change: PaymentChange
  readonly records: readonly WatchedRecord[]
}

/** The newest change of the last 30 days behind the payments of each of some records that has any. */
export async function newestPaymentChanges(
  db: Database,
  store: Store,
  ids: readonly string[],
): Promise<NewestChange[]> {
  const behind = await behindPayments(db, store, ids)
  // Many payments go to one supplier: each is looked at once.
  const keyOf = ({ resource, id }: WatchedRecord) => recordKey({ resource, record_id: id })
  const records = new Map([...behind.values()].flat().map((each) => [keyOf(each), each]))
  const wanted = { after: OF_LATE, ofEach: 1, inAll: records.size }
  const changes = await changesOf(db, [...records.values()], wanted)
  return [...behind].flatMap(([id, own]) => {
    const keys = new Set(own.map(keyOf))
    const found = changes.find(({ change }) => keys.has(recordKey(change)))
    return found ? [{ id, change: found.change, records: own }] : []
  })
}

/** Which entries are wanted. */
interface Wanted {
  /** From when on, as SQL over an entry and the record that is asked about, `w`. */
  readonly after: string
  readonly ofEach: number
  readonly inAll: number
}

/** A record of which changes are asked for: of late, or after an entry of the history. */
export interface AskedRecord extends WatchedRecord {
  readonly after?: string
}

/** A change, and the place of its record among those that were asked about. */
interface FoundChange {
  readonly place: number
  readonly change: PaymentChange
}

/** Newest first, so many of each record and in all. */
async function changesOf(
  db: Database,
  records: readonly AskedRecord[],
  { after, ofEach, inAll }: Wanted,
): Promise<FoundChange[]> {
  if (records.length === 0) return []
  const rows = await queryRaw<PaymentChange & { place: number }>(db, {
    text: `SELECT (e.place - 1)::int AS place, e.event_id::text, e.resource, e.record_id, (extract(epoch FROM e.at) * 1000)::float8 AS at,
        e.user_id::text, ${accountNameSql('e.user_id')} AS user_name, e.audit_user_id::text, ${accountNameSql('e.audit_user_id')} AS audit_user_name, e.action,
        ARRAY(SELECT f FROM unnest(e.fields) f WHERE f = ANY (e.watched)) AS fields
      FROM (
        SELECT n.*, w.fields AS watched, w.place
        FROM (SELECT resource, id, ARRAY(SELECT jsonb_array_elements_text(fields)) AS fields, after, place
          FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (resource text, id text, fields jsonb, after bigint))
            WITH ORDINALITY r(resource, id, fields, after, place)) w
        CROSS JOIN LATERAL (
          SELECT * FROM event WHERE resource = w.resource AND record_id = w.id
            AND ${after} AND fields && w.fields
          ORDER BY event_id DESC LIMIT ${ofEach}
        ) n ORDER BY n.event_id DESC LIMIT ${inAll}
      ) e
      ORDER BY e.event_id DESC`,
    values: [JSON.stringify(records)],
  })
  return rows.map(({ place, ...change }) => ({ place, change }))
}

/**
 * The newest change of each of some records after the entry that it is asked from, of those that
 * have any; newest first.
 */
export const changesSince = (
  db: Database,
  records: readonly AskedRecord[],
): Promise<FoundChange[]> =>
  changesOf(db, records, { after: 'event_id > w.after', ofEach: 1, inAll: records.length })

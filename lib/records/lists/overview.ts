import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { sortExpression, unsetSentinel } from '@/lib/derive/database/indexes'
import { approval, client } from '@/lib/resources'
import { HORIZON_DAYS } from '@/lib/time/horizon'
import { storeOf } from '../stores'
import { addPaymentChanges } from './changedPayments'
import { conditions } from './count'

/** A value of a field and how many records have it; null counts those that have none. */
export interface Tally {
  readonly value: string | null
  readonly count: number
}

/** A client with a date that falls due. */
export interface DueClient {
  readonly client_id: string
  readonly name: string | null
  readonly date: string
}

const MAX_DUE = 8

/** Members whose dates fall due. */
const DUE = { next_contacts: 'next_contact_date', finance_reviews: 'finance_review_date' } as const
type Due = keyof typeof DUE

/** Of a client whose date has passed or falls due before long; $1 is today. */
const isDue = (column: string): string =>
  `coalesce(${column}, 'infinity'::date) <= $1::date + ${HORIZON_DAYS}`
const ACTIVE = "client_type IS DISTINCT FROM 'inactive'"

/**
 * How many clients each type has. A type is a stretch of the index that lists are sorted by, and to
 * count it there takes half of what it takes to group all clients.
 */
async function countTypes(db: Database): Promise<Tally[]> {
  const member = 'client_type'
  const types = client.fields.get(member)?.values ?? []
  const { sql: unset } = unsetSentinel(client, member) ?? { sql: 'NULL' }
  const tallies = await queryRaw<Tally>(db, {
    text: `SELECT value, (SELECT count(*) FROM client t WHERE ${sortExpression(client, member, 't')} = coalesce(value, ${unset}))::integer AS count
      FROM unnest($1::text[]) AS each(value) ORDER BY 2 DESC, 1`,
    values: [[...types, null]],
  })
  return tallies.filter(({ count }) => count > 0)
}

/** How many clients have a date that falls due, for each of the members. */
async function countDue(db: Database, today: string): Promise<Readonly<Record<Due, number>>> {
  const counts = Object.entries(DUE).map(
    ([due, column]) =>
      `(SELECT count(*) FROM client WHERE ${isDue(column)} AND ${ACTIVE})::integer AS ${due}`,
  )
  const [found] = await queryRaw<Record<Due, number>>(db, {
    text: `SELECT ${counts.join(', ')}`,
    values: [today],
  })
  return found ?? { next_contacts: 0, finance_reviews: 0 }
}

/** The first of the clients whose date falls due, the oldest first. */
const firstDue = (db: Database, column: string, today: string): Promise<DueClient[]> =>
  queryRaw<DueClient>(db, {
    // By the column: the bare name is that of the text that goes out.
    text: `SELECT client_id::text, name, ${column}::text AS date FROM client
      WHERE ${isDue(column)} AND ${ACTIVE} ORDER BY coalesce(${column}, 'infinity'::date), client.client_id LIMIT ${MAX_DUE}`,
    values: [today],
  })

/** What of the clients needs attention. `today` is the calendar date in the caller's zone. */
export async function clientOverview(db: Database, today: string) {
  const [by_type, totals, contacts, reviews] = await Promise.all([
    countTypes(db),
    countDue(db, today),
    firstDue(db, DUE.next_contacts, today),
    firstDue(db, DUE.finance_reviews, today),
  ])
  return {
    by_type,
    next_contacts: { total: totals.next_contacts, clients: contacts },
    finance_reviews: { total: totals.finance_reviews, clients: reviews },
  }
}

/** How many requested approvals have bank details behind them that were changed lately. */
async function countChanged(db: Database): Promise<number> {
  const meant = conditions()
  meant.sql.push("t.status_flag = 'requested'")
  addPaymentChanges(storeOf(approval), true, meant)
  const [found] = await queryRaw<{ count: number }>(db, {
    text: `SELECT count(*)::integer AS count FROM approval t WHERE ${meant.sql.join(' AND ')}`,
    values: meant.values,
  })
  return found?.count ?? 0
}

/** What of the approvals needs attention; moments in milliseconds since 1970. */
export async function approvalOverview(db: Database) {
  const [by_status, requested, requested_payment_changes] = await Promise.all([
    queryRaw<Tally>(db, {
      text: 'SELECT status_flag AS value, count(*)::integer AS count FROM approval GROUP BY 1 ORDER BY 2 DESC, 1',
    }),
    queryRaw<{ approval_id: string; contract_id: string; last_edit: number }>(db, {
      text: `SELECT approval_id::text, contract_id, (extract(epoch FROM last_edit) * 1000)::float8 AS last_edit
        FROM approval WHERE status_flag = 'requested' ORDER BY coalesce(last_edit, 'infinity'::timestamptz), approval.approval_id
        LIMIT ${MAX_DUE}`,
    }),
    countChanged(db),
  ])
  return { by_status, oldest_requested: requested, requested_payment_changes }
}

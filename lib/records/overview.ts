import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { approval } from '@/lib/resources'
import { HORIZON_DAYS } from '@/lib/time/horizon'
import { addPaymentChanges } from './changedPayments'
import { conditions } from './count'
import { storeOf } from './stores'

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
 * How many clients each type has, and how many of them have a date that falls due. All of it stands
 * in the index by the type, which is read once for it: among a million clients that is most of what
 * the overview takes.
 */
const countClients = (db: Database, today: string) =>
  queryRaw<Tally & Readonly<Record<Due, number>>>(db, {
    text: `SELECT client_type AS value, count(*)::integer AS count${Object.entries(DUE)
      .map(
        ([due, column]) =>
          `, (count(*) FILTER (WHERE ${isDue(column)} AND ${ACTIVE}))::integer AS ${due}`,
      )
      .join('')} FROM client GROUP BY 1 ORDER BY 2 DESC, 1`,
    values: [today],
  })

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
  const [types, contacts, reviews] = await Promise.all([
    countClients(db, today),
    firstDue(db, DUE.next_contacts, today),
    firstDue(db, DUE.finance_reviews, today),
  ])
  const due = (of: Due, clients: readonly DueClient[]) => ({
    total: types.reduce((total, type) => total + type[of], 0),
    clients,
  })
  return {
    by_type: types.map(({ value, count }) => ({ value, count })),
    next_contacts: due('next_contacts', contacts),
    finance_reviews: due('finance_reviews', reviews),
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

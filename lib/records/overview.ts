import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'

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

const tally = async (db: Database, table: string, column: string): Promise<Tally[]> => {
  const rows = await queryRaw<Tally>(db, {
    text: `SELECT ${column} AS value, count(*)::integer AS count FROM ${table} GROUP BY 1 ORDER BY 2 DESC, 1`,
  })
  return rows
}

const MOST_DUE = 8
/** How far ahead a date counts as falling due, in days. */
const HORIZON = 30

/** Clients whose date has passed or falls within the next 30 days, the oldest first. */
async function fallingDue(db: Database, column: string, today: string) {
  // To count all of them the index is enough; only those that are shown are read.
  const due = `FROM client WHERE coalesce(${column}, 'infinity'::date) <= $1::date + ${HORIZON} AND client_type IS DISTINCT FROM 'inactive'`
  const rows = await queryRaw<DueClient & { total: number }>(db, {
    text: `SELECT client_id::text, name, ${column}::text AS date, (SELECT count(*)::integer ${due}) AS total
      ${due} ORDER BY coalesce(${column}, 'infinity'::date), client_id LIMIT ${MOST_DUE}`,
    values: [today],
  })
  return {
    total: rows[0]?.total ?? 0,
    clients: rows.map(({ client_id, name, date }) => ({ client_id, name, date })),
  }
}

/** What of the clients needs attention. `today` is the calendar date in the caller's zone. */
export async function clientOverview(db: Database, today: string) {
  const [by_type, next_contacts, finance_reviews] = await Promise.all([
    tally(db, 'client', 'client_type'),
    fallingDue(db, 'next_contact_date', today),
    fallingDue(db, 'finance_review_date', today),
  ])
  return { by_type, next_contacts, finance_reviews }
}

/** What of the approvals needs attention; moments in milliseconds since 1970. */
export async function approvalOverview(db: Database) {
  const [by_status, requested] = await Promise.all([
    tally(db, 'approval', 'status_flag'),
    queryRaw<{ approval_id: string; contract_id: string; last_edit: number }>(db, {
      text: `SELECT approval_id::text, contract_id, (extract(epoch FROM last_edit) * 1000)::float8 AS last_edit
        FROM approval WHERE status_flag = 'requested' ORDER BY coalesce(last_edit, 'infinity'::timestamptz), approval_id
        LIMIT ${MOST_DUE}`,
    }),
  ])
  return { by_status, oldest_requested: requested }
}

import pg from 'pg'
import type { Answer } from './caller'
import { until } from './scene'
import type { TestDatabase } from './service'

/** SQL with its values. */
type Sql = readonly [text: string, ...values: unknown[]]

/**
 * Sends a call while a transaction has done something that nobody sees yet. It commits once the call
 * waits for it, or is answered: what the call looked at before was without it, and what it looks at
 * or writes then comes upon it.
 */
export async function meanwhile<Answered = Answer>(
  database: TestDatabase,
  statements: readonly Sql[],
  call: () => Promise<Answered>,
): Promise<Answered> {
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  await other.query('BEGIN')
  for (const [text, ...values] of statements) await other.query(text, values)
  const { rows } = await other.query('SELECT pg_backend_pid() AS pid')
  let isAnswered = false
  const answer = call().finally(() => {
    isAnswered = true
  })
  await until('the call waits, or is answered', async () => {
    const waiting = await database.query(
      'SELECT FROM pg_stat_activity WHERE $1::integer = ANY (pg_blocking_pids(pid))',
      [rows[0].pid],
    )
    return isAnswered || waiting.length > 0
  })
    .then(() => other.query('COMMIT'))
    .finally(() => other.end())
  return answer
}

/**
 * As {@link meanwhile}, where the transaction makes a record: others can read and lock the rows of
 * its table until it commits, and write none.
 */
export const madeMeanwhile = (
  database: TestDatabase,
  table: string,
  insert: Sql,
  call: () => Promise<Answer>,
): Promise<Answer> => meanwhile(database, [[`LOCK TABLE ${table} IN SHARE MODE`], insert], call)

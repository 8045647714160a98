import pg from 'pg'
import type { Answer } from './caller'
import { until } from './scene'
import type { TestDatabase } from './service'

/**
 * Sends a call while a transaction makes a record that nobody sees yet. It commits once the call
 * waits to write, or is answered: what the call looked at was without the record, and what it writes
 * comes upon it.
 *
 * @param table whose records the call writes
 * @param insert SQL that makes the record, with its values
 */
export async function madeMeanwhile(
  database: TestDatabase,
  table: string,
  [insert, ...values]: [string, ...unknown[]],
  call: () => Promise<Answer>,
): Promise<Answer> {
  const maker = new pg.Client({ connectionString: database.url })
  await maker.connect()
  await maker.query('BEGIN')
  // Rows can be read and locked by all others meanwhile, and written by none.
  await maker.query(`LOCK TABLE ${table} IN SHARE MODE`)
  await maker.query(insert, values)
  let isAnswered = false
  const answer = call().finally(() => {
    isAnswered = true
  })
  await until('the call waits to write, or is answered', async () => {
    const waiting = await database.query(
      'SELECT FROM pg_locks WHERE relation = $1::regclass AND NOT granted',
      [table],
    )
    return isAnswered || waiting.length > 0
  })
    .then(() => maker.query('COMMIT'))
    .finally(() => maker.end())
  return answer
}

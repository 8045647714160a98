import { observeFigures } from '@/lib/metrics/gauges'
import { KeyedMutex } from './keyedMutex'

/** Those who write, or wait to, by what of it one does at a time. */
const writers = new KeyedMutex()

observeFigures(
  {
    writes_waiting:
      'Writes that wait for another in the same process: of their record, or of accounts',
  },
  { writes_waiting: () => writers.waiting },
)

/** From so many ms on a wait is taken off the time that the database is given to wait. */
const NOTICED = 500

/** Thrown where the mutex does not come free in time. */
export class MutexTimeout extends Error {}

/**
 * Has what is done under one key come one after the other within this process. The database would have
 * them wait for each other as well, but with a connection each, and a dozen that wait for what somebody
 * else holds would leave none to all other calls. So the mutex is waited for before there is a
 * connection.
 *
 * @param key without one nobody is waited for
 * @param most how long all of it may wait, here and in the database, in ms
 * @param work is told how much of that is left
 * @throws MutexTimeout
 */
export async function withWriteMutex<Result>(
  key: string | undefined,
  most: number,
  work: (left: number) => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return work(most)
  const came = performance.now()
  if (!(await writers.acquire(key, most))) throw new MutexTimeout('the turn did not come in time')
  try {
    const waited = performance.now() - came
    return await work(waited < NOTICED ? most : most - waited)
  } finally {
    writers.release(key)
  }
}

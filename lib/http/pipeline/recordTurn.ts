import { KeyedMutex } from '@/lib/db/keyedMutex'
import { LOCK_TIMEOUT } from '@/lib/db/session'
import { waitingAtMost } from '@/lib/db/transaction'
import { observeFigures } from '@/lib/metrics'
import { waitedInVain } from './failures'
import type { HandlerResult, Operation, RequestContext, Rest } from './operation'

/** Those who write a record, or wait to, by the record. */
const writers = new KeyedMutex()

observeFigures(
  { writes_waiting: 'Writes that wait for another write of their record in the same process' },
  { writes_waiting: () => writers.waiting },
)

/** From so many ms on a wait is taken off the time that the database is given to wait. */
const NOTICED = 500

/** A record by the ids in its address: those of one resource have a tag in common. */
const recordOf = ({ tag }: Operation, { params }: RequestContext): string =>
  [tag, ...Object.values(params)].join(' ')

/**
 * Has the writes of one record come one after the other within this process. The database would have
 * them wait for each other as well, but with a connection each, and a dozen that wait for a record
 * that somebody else holds would leave none to all other calls.
 *
 * A write waits as long as the database would have it wait, from when it came: what it has waited
 * here it does not wait there again.
 *
 * @param begin what of the work is done before any transaction; the rest may be done in one
 * @throws Problem 423 where its turn does not come in time
 */
export async function inTurn(
  operation: Operation,
  call: RequestContext,
  begin: () => Promise<Rest>,
): Promise<HandlerResult> {
  const record = recordOf(operation, call)
  const came = performance.now()
  if (!(await writers.enter(record, LOCK_TIMEOUT))) throw waitedInVain()
  try {
    const waited = performance.now() - came
    const rest = await begin()
    if (waited < NOTICED) return await rest(call)
    return await waitingAtMost(call.db, LOCK_TIMEOUT - waited, (db) => rest({ ...call, db }))
  } finally {
    writers.leave(record)
  }
}

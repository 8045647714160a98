import { LOCK_TIMEOUT } from '@/lib/db/pool/session'
import { withWriteMutex } from '@/lib/db/pool/writeMutex'
import { inTransactionWithLockTimeout } from '@/lib/db/transaction'
import type { HandlerResult, Operation, RequestContext, Rest } from './operation'
import { withLargeSlotIfNeeded } from './whenLarge'

/**
 * The key of the write mutex for what a call writes: mostly a record by the ids in its address, of which those of one
 * resource have a tag in common. Undefined of what waits for no other call.
 */
function mutexKeyOf({ preconditions, tag, ordered }: Operation, call: RequestContext) {
  if (ordered) return ordered(call)
  return preconditions === 'record' ? [tag, ...Object.values(call.params)].join(' ') : undefined
}

/**
 * Has the writes of one record, or of what else an operation names, come one after the other within
 * this process.
 *
 * A write waits as long as the database would have it wait, from when it came: what it has waited
 * here it does not wait there again. Once it has, its caller is judged anew.
 *
 * @param begin what of the work is done before any transaction; the rest may be done in one
 * @throws MutexTimeout where it waits too long, or Problem 401 or 403
 */
export const inOrder = (
  operation: Operation,
  call: RequestContext,
  begin: () => Promise<Rest>,
): Promise<HandlerResult> =>
  withWriteMutex(mutexKeyOf(operation, call), LOCK_TIMEOUT, async (left) => {
    const hasWaited = left < LOCK_TIMEOUT
    const judged = hasWaited ? { ...call, principal: await call.letInNow() } : call
    const rest = await begin()
    return withLargeSlotIfNeeded(judged, (within) =>
      hasWaited
        ? inTransactionWithLockTimeout(
            call.db,
            left,
            (db) => rest({ ...within, db }),
            operation.mutexKey,
          )
        : rest(within),
    )
  })

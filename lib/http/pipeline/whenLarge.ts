import { RecordIsLarge } from '@/lib/records/largeRecords'
import type { HandlerResult, RequestContext, Rest } from './operation'

/**
 * Does the work of a call. Where that proves to be on a large record nothing of it is done, and all of it
 * once more in a slot of such calls, which one whose body is as large has from when that is read.
 *
 * Whoever waits for a slot has no connection: those who have one need it. Once the call has its slot,
 * its caller is judged anew.
 *
 * @throws Problem 503 where no slot comes free in time, 401 or 403 where its caller may make it no more
 */
export async function withLargeSlotIfNeeded(
  call: RequestContext,
  work: Rest,
): Promise<HandlerResult> {
  if (call.mayBeLarge) return work(call)
  try {
    return await work(call)
  } catch (error) {
    if (!(error instanceof RecordIsLarge)) throw error
  }
  await call.ticket.takeLargeSlot()
  return work({ ...call, principal: await call.letInNow(), mayBeLarge: true })
}

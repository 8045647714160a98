import { RecordIsLarge } from '@/lib/records/largeRecords'
import type { HandlerResult, RequestContext, Rest } from './operation'

/**
 * Does the work of a call. Where that proves to be on a large record nothing of it is done, and all of it
 * once more in the turn of such calls, which one whose body is as large has from when that is read.
 *
 * Whoever waits for the turn has no connection: those who have it need one. Once it has come, its
 * caller is judged anew.
 *
 * @throws Problem 503 where its turn does not come, 401 or 403 where its caller may make it no more
 */
export async function inTurnWhenLarge(call: RequestContext, work: Rest): Promise<HandlerResult> {
  if (call.mayBeLarge) return work(call)
  try {
    return await work(call)
  } catch (error) {
    if (!(error instanceof RecordIsLarge)) throw error
  }
  await call.stay.takeLargeTurn()
  return work({ ...call, principal: await call.letInNow(), mayBeLarge: true })
}

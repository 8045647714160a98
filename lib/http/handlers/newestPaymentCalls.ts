import { LosslessNumber } from 'lossless-json'
import { payersOf, RECENT_DAYS } from '@/lib/derive/payments'
import { newestPaymentChanges } from '@/lib/records/history/paymentChanges'
import { storeOf } from '@/lib/records/stores'
import { approval, resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { kindsOf, recordIds } from './kinds'
import { shownPaymentChange } from './paymentCalls'

/** What is paid, or pays, and has bank details behind its payments. */
export const PAID = kindsOf(
  resources.filter((each: Resource) => payersOf(each).length > 0),
  approval,
)

const ID = recordIds()

export const PAID_PARAMETERS = [ID]

/** GET the newest recent change to the bank details behind the payments of each of some records. */
export async function readNewestPaymentChanges(call: RequestContext): Promise<HandlerResult> {
  const resource = await PAID.of(call)
  const found = await newestPaymentChanges(call.db, storeOf(resource), call.query.get(ID) ?? [])
  return {
    status: 200,
    body: {
      value: {
        days: new LosslessNumber(String(RECENT_DAYS)),
        data: found.map(({ id, change, records }) => ({
          id,
          change: shownPaymentChange(change, records, call),
        })),
      },
    },
  }
}

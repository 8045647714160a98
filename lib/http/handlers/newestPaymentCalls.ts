import { LosslessNumber } from 'lossless-json'
import { payersOf, RECENT_DAYS } from '@/lib/derive/payments'
import { newestPaymentChanges } from '@/lib/records/history/paymentChanges'
import { storeOf } from '@/lib/records/stores'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { wholeListParameter } from '../parsing/parameter'
import { oneOfWords } from '../parsing/pathIds'
import { requirePermission } from '../pipeline/authorise'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { textsParameter } from './nameCalls'
import { shownPaymentChange } from './paymentCalls'

/** What is paid, or pays, and has bank details behind its payments. */
const PAID: readonly Resource[] = resources.filter((each: Resource) => payersOf(each).length > 0)
const WORDS = PAID.map(({ name }) => name)

/** What the records are, as the end of an address. */
export const PAID_IDS = { of: oneOfWords('What the records are', WORDS, 'approval') }

const ID = textsParameter(
  wholeListParameter,
  'id',
  'The id of a record. Repeated, several; of what is not there nothing is told.',
  '88001',
)

export const PAID_PARAMETERS = [ID]

/** GET the newest recent change to the bank details behind the payments of each of some records. */
export async function readNewestPaymentChanges(call: RequestContext): Promise<HandlerResult> {
  const resource = PAID.find(({ name }) => name === call.params.of) as Resource
  await requirePermission(call.principal, resource.permissions.read)
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

import { confirmationsOf } from '@/lib/derive/confirmations'
import { confirmationsIn } from '@/lib/records/history/confirmations'
import { storeOf } from '@/lib/records/stores'
import { approval, resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { formatMoment } from '@/lib/time/zone'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { kindsOf, recordIds } from './kinds'
import { peopleOf, shownPaymentChange } from './paymentCalls'

/** What has fields that confirm others. */
export const CONFIRMED = kindsOf(
  resources.filter((each: Resource) => confirmationsOf(each).length > 0),
  approval,
)

const ID = recordIds('of what is not there, or says that nothing is confirmed,')

export const CONFIRMED_PARAMETERS = [ID]

/** GET since when what some records say to be confirmed is so, and what was changed afterwards. */
export async function readConfirmations(call: RequestContext): Promise<HandlerResult> {
  const resource = await CONFIRMED.of(call)
  const found = await confirmationsIn(call.db, storeOf(resource), call.query.get(ID) ?? [])
  const data = found.map(({ id, field, by, since, records }) => ({
    ...{ id, field },
    confirmed: by && {
      event_id: by.event_id,
      at: formatMoment(by.at, call.timeZone),
      ...peopleOf(by),
    },
    since: since.map((change) => shownPaymentChange(change, records, call)),
  }))
  return { status: 200, body: { value: { data } } }
}

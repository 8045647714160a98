import { confirmationsOf } from '@/lib/derive/confirmations'
import { confirmationsIn } from '@/lib/records/history/confirmations'
import { storeOf } from '@/lib/records/stores'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { formatMoment } from '@/lib/time/zone'
import { wholeListParameter } from '../parsing/parameter'
import { oneOfWords } from '../parsing/pathIds'
import { requirePermission } from '../pipeline/authorise'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { textsParameter } from './nameCalls'
import { peopleOf, shownPaymentChange } from './paymentCalls'

/** What has fields that confirm others. */
const CONFIRMED: readonly Resource[] = resources.filter(
  (each: Resource) => confirmationsOf(each).length > 0,
)
const WORDS = CONFIRMED.map(({ name }) => name)

/** What the records are, as the end of an address. */
export const CONFIRMED_IDS = { of: oneOfWords('What the records are', WORDS, 'approval') }

const ID = textsParameter(
  wholeListParameter,
  'id',
  'The id of a record. Repeated, several; of what is not there, or says that nothing is confirmed, nothing is told.',
  '88001',
)

export const CONFIRMED_PARAMETERS = [ID]

/** GET since when what some records say to be confirmed is so, and what was changed afterwards. */
export async function readConfirmations(call: RequestContext): Promise<HandlerResult> {
  const resource = CONFIRMED.find(({ name }) => name === call.params.of) as Resource
  await requirePermission(call.principal, resource.permissions.read)
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

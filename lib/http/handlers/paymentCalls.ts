import { LosslessNumber } from 'lossless-json'
import { RECENT_DAYS } from '@/lib/derive/payments'
import {
  behindPayment,
  type PaymentChange,
  paymentChanges,
  type WatchedRecord,
} from '@/lib/records/history/paymentChanges'
import type { Store } from '@/lib/records/stores'
import { client } from '@/lib/resources'
import { formatMoment } from '@/lib/time/zone'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { idOf } from './recordCalls'

/** GET recent changes to the bank details behind a record's payments. */
export async function readPaymentChanges(
  store: Store,
  call: RequestContext,
): Promise<HandlerResult> {
  const records = await behindPayment(call.db, store, idOf(store, call))
  const changes = records.length === 0 ? [] : await paymentChanges(call.db, records)
  return {
    status: 200,
    body: {
      value: {
        client_id: told(records, call).find(({ resource }) => resource === client.name)?.id ?? null,
        days: new LosslessNumber(String(RECENT_DAYS)),
        data: changes.map((change) => shownPaymentChange(change, records, call)),
      },
    },
  }
}

/** Those of the records behind a payment whose ids the caller may be told. */
const told = (records: readonly WatchedRecord[], { principal }: RequestContext) =>
  records.filter(({ idTakes }) => idTakes === undefined || principal.permissions.has(idTakes))

/**
 * A change as an answer tells it.
 *
 * @param records all behind the payment
 */
export function shownPaymentChange(
  found: PaymentChange,
  records: readonly WatchedRecord[],
  call: RequestContext,
) {
  const { event_id, resource, record_id, at, action, fields } = found
  const isTold = told(records, call).some(
    (each) => each.resource === resource && each.id === record_id,
  )
  return {
    ...{ event_id, resource },
    record_id: isTold ? record_id : null,
    at: formatMoment(at, call.timeZone),
    ...peopleOf(found),
    ...{ action, fields },
  }
}

/** Who did something, and for whom, as an answer tells it. */
export const peopleOf = ({
  user_id,
  user_name,
  audit_user_id,
  audit_user_name,
}: Pick<PaymentChange, 'user_id' | 'user_name' | 'audit_user_id' | 'audit_user_name'>) => ({
  user: { user_id, display_name: user_name },
  audit_user: { user_id: audit_user_id, display_name: audit_user_name },
})

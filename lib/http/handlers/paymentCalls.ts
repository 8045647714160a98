import { LosslessNumber } from 'lossless-json'
import {
  behindPayment,
  type PaymentChange,
  paymentChanges,
  RECENT_DAYS,
} from '@/lib/records/paymentChanges'
import type { RecordKey } from '@/lib/records/recordKey'
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
  const { permissions } = call.principal
  const told = records.filter(({ idTakes }) => idTakes === undefined || permissions.has(idTakes))
  const isTold = ({ resource, record_id }: RecordKey) =>
    told.some((each) => each.resource === resource && each.id === record_id)
  const shownChange = (found: PaymentChange) => {
    const { user_id, user_name, audit_user_id, audit_user_name, ...change } = found
    return {
      ...change,
      record_id: isTold(change) ? change.record_id : null,
      at: formatMoment(change.at, call.timeZone),
      user: { user_id, display_name: user_name },
      audit_user: { user_id: audit_user_id, display_name: audit_user_name },
    }
  }
  return {
    status: 200,
    body: {
      value: {
        client_id: told.find(({ resource }) => resource === client.name)?.id ?? null,
        days: new LosslessNumber(String(RECENT_DAYS)),
        data: changes.map(shownChange),
      },
    },
  }
}

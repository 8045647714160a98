import { LosslessNumber } from 'lossless-json'
import { directory } from '@/lib/accounts/users'
import { approvalOverview, clientOverview } from '@/lib/records/overview'
import {
  clientOfContract,
  contractOfApproval,
  paymentChanges,
  RECENT_DAYS,
} from '@/lib/records/paymentChanges'
import { findRecord, recordNotFound } from '@/lib/records/read'
import { storeOf } from '@/lib/records/stores'
import { approval, client } from '@/lib/resources'
import { PERMISSIONS } from '@/lib/resources/permissions'
import { formatMoment } from '@/lib/time/zone'
import type { Answer, Call } from '../pipeline/operation'

/** GET what needs attention; parts that the role may not read are null. */
export async function readOverview(call: Call): Promise<Answer> {
  const { permissions } = call.principal
  const today = formatMoment(Date.now(), call.timeZone).slice(0, 10)
  const [clients, approvals] = await Promise.all([
    permissions.has('Clients:Read') ? clientOverview(call.db, today) : null,
    permissions.has('Approvals:Read') ? approvalOverview(call.db) : null,
  ])
  return {
    status: 200,
    body: {
      value: {
        today,
        clients,
        approvals: approvals && {
          ...approvals,
          oldest_requested: approvals.oldest_requested.map((row) => ({
            ...row,
            last_edit: formatMoment(row.last_edit, call.timeZone),
          })),
        },
      },
    },
  }
}

/** GET every permission there is, with what it allows. */
export async function listPermissions(): Promise<Answer> {
  const data = Object.entries(PERMISSIONS).map(([permission, allows]) => ({ permission, allows }))
  return { status: 200, body: { value: { data } } }
}

/** GET the people of the installation by id and name, for choosing and for showing names. */
export async function readDirectory(): Promise<Answer> {
  return { status: 200, body: { value: { data: await directory() } } }
}

const changesAnswer = async (call: Call, clientId: string | undefined): Promise<Answer> => {
  const changes = clientId === undefined ? [] : await paymentChanges(call.db, clientId)
  return {
    status: 200,
    body: {
      value: {
        client_id: clientId ?? null,
        days: new LosslessNumber(String(RECENT_DAYS)),
        data: changes.map(({ user_id, user_name, audit_user_id, audit_user_name, ...change }) => ({
          ...change,
          at: formatMoment(change.at, call.timeZone),
          user: { user_id, display_name: user_name },
          audit_user: { user_id: audit_user_id, display_name: audit_user_name },
        })),
      },
    },
  }
}

/** GET recent changes to the bank details behind an approval. */
export async function approvalPaymentChanges(call: Call): Promise<Answer> {
  const id = call.params.approval_id ?? ''
  const contractId = await contractOfApproval(call.db, id)
  if (contractId === undefined) throw recordNotFound(storeOf(approval), id)
  return changesAnswer(call, await clientOfContract(call.db, contractId))
}

/** GET recent changes to a client's bank details. */
export async function clientPaymentChanges(call: Call): Promise<Answer> {
  const id = call.params.client_id ?? ''
  if (!(await findRecord(call.db, storeOf(client), id))) throw recordNotFound(storeOf(client), id)
  return changesAnswer(call, id)
}

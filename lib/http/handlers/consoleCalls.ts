import { LosslessNumber } from 'lossless-json'
import { directory } from '@/lib/accounts/users'
import { Problem, validationProblem } from '@/lib/problem'
import { clientOfContract, contractChange, linkContract } from '@/lib/records/contracts'
import { approvalOverview, clientOverview } from '@/lib/records/overview'
import { contractOfApproval, paymentChanges, RECENT_DAYS } from '@/lib/records/paymentChanges'
import { findRecord, recordNotFound } from '@/lib/records/read'
import { storeOf } from '@/lib/records/stores'
import { approval, client } from '@/lib/resources'
import { formatMoment } from '@/lib/time/zone'
import { contractBody } from '../parsing/bodies'
import { readWith } from '../parsing/readWith'
import type { Answer, Call } from '../pipeline/operation'
import { dryRunAnswer } from './dryRun'
import { authorOf } from './recordCalls'

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

/** GET which client a contract belongs to. */
export async function readContract(call: Call): Promise<Answer> {
  const contractId = call.params.contract_id ?? ''
  const clientId = await clientOfContract(call.db, contractId)
  if (clientId === undefined) {
    throw new Problem('record_not_found', 'Nobody has said which client this contract belongs to.')
  }
  return { status: 200, body: { value: { contract_id: contractId, client_id: clientId } } }
}

/** PUT: says which client a contract belongs to. */
export async function putContract(call: Call): Promise<Answer> {
  const contractId = call.params.contract_id ?? ''
  const { client_id } = readWith(contractBody, call.json)
  if (call.dryRun) {
    const change = await contractChange(call.db, contractId, client_id)
    if (!change) throw unknownClient(client_id)
    const changes = change.from === change.to ? [] : [{ field: 'client_id', ...change }]
    return dryRunAnswer({ contract_id: contractId }, JSON.stringify(changes))
  }
  if (!(await linkContract(call.db, contractId, client_id, authorOf(call)))) {
    throw unknownClient(client_id)
  }
  return { status: 200, body: { value: { contract_id: contractId, client_id } } }
}

const unknownClient = (id: string): Problem =>
  validationProblem([
    { pointer: '/client_id', code: 'not_found', message: `There is no client ${id}.` },
  ])

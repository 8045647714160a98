import { changeOne, readAssignments, readOne } from '@/lib/http/handlers/recordCalls'
import { idsOf, RECORD_BYTES } from '@/lib/http/parsing/limits'
import type { Answer, Call } from '@/lib/http/pipeline/operation'
import { route } from '@/lib/http/pipeline/route'
import { recordNotFound } from '@/lib/records/read'
import { storeOf } from '@/lib/records/stores'
import { approval } from '@/lib/resources'

const change =
  (mode: 'patch' | 'replace') =>
  async (call: Call): Promise<Answer> => {
    const assignments = readAssignments(storeOf(approval), mode, call)
    const changed = await changeOne(storeOf(approval), mode, call, assignments)
    if (!changed) throw recordNotFound(storeOf(approval), call.params.approval_id ?? '')
    return changed
  }

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read an approval',
    description: 'The whole approval. Moments are shown in the `Time-Zone` of the request.',
    permission: 'Approvals:Read',
    document: { status: 200, gives: 'Approval' },
    timeZone: true,
    ids: idsOf(approval),
    handle: (call) => readOne(storeOf(approval), call),
  },
  PUT: {
    summary: 'Replace an approval',
    description:
      'Replaces the approval: a field that is absent or null takes its default. What the service keeps itself stays, and repeating the same call changes nothing further. The call holds a lock on the approval while it runs, or uses that of the locking session it names.',
    permission: 'Approvals:Update',
    document: { takes: 'ApprovalReplace', status: 200, gives: 'Approval' },
    timeZone: true,
    locking: true,
    ids: idsOf(approval),
    dryRun: true,
    preconditions: 'record',
    maxBytes: RECORD_BYTES,
    handle: change('replace'),
  },
  PATCH: {
    summary: 'Change some fields of an approval',
    description:
      'Changes the fields that are sent and leaves all others. The call holds a lock on the approval while it runs, or uses that of the locking session it names.',
    permission: 'Approvals:Update',
    document: { takes: 'ApprovalPatch', status: 200, gives: 'Approval' },
    timeZone: true,
    locking: true,
    idempotent: true,
    ids: idsOf(approval),
    dryRun: true,
    preconditions: 'record',
    maxBytes: RECORD_BYTES,
    handle: change('patch'),
  },
})

import { createOne, listRecords } from '@/lib/api/calls/recordCalls'
import { route } from '@/lib/api/gate/route'
import { RECORD_BYTES } from '@/lib/api/request/limits'
import { approvalStore } from '@/lib/records/stores'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List approvals',
    permission: 'Approvals:Read',
    document: { status: 200, gives: 'ApprovalPage', query: 'approvals' },
    timeZone: true,
    handle: (call) => listRecords(approvalStore, call),
  },
  POST: {
    summary: 'Add an approval',
    permission: 'Approvals:Create',
    document: { takes: 'ApprovalCreate', status: 201, gives: 'Approval' },
    timeZone: true,
    idempotent: true,
    maxBytes: RECORD_BYTES,
    handle: (call) => createOne(approvalStore, call),
  },
})

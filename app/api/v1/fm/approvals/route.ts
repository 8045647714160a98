import { createOne, listRecords } from '@/lib/http/handlers/recordCalls'
import { RECORD_BYTES } from '@/lib/http/parsing/limits'
import { recordList } from '@/lib/http/parsing/recordList'
import { route } from '@/lib/http/pipeline/route'
import { storeOf } from '@/lib/records/stores'
import { approval } from '@/lib/resources'

const list = recordList(storeOf(approval))

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List approvals',
    description:
      'Approvals page by page, searched, filtered and sorted. A cursor stays good while others add and change approvals: none is missed and none comes twice.',
    permission: 'Approvals:Read',
    document: { status: 200, gives: 'ApprovalPage' },
    parameters: list.parameters,
    timeZone: true,
    handle: (call) => listRecords(list, call),
  },
  POST: {
    summary: 'Add an approval',
    description:
      'Adds an approval for a contract; what is absent takes its default. The service gives it its id, and keeps who asked for it and when.',
    permission: 'Approvals:Create',
    document: { takes: 'ApprovalCreate', status: 201, gives: 'Approval' },
    timeZone: true,
    idempotent: true,
    dryRun: true,
    maxBytes: RECORD_BYTES,
    handle: (call) => createOne(storeOf(approval), call),
  },
})

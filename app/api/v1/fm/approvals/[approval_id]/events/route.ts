import { listEvents } from '@/lib/api/calls/historyCalls'
import { route } from '@/lib/api/gate/route'
import { APPROVAL_IDS } from '@/lib/api/request/limits'
import { PAGING } from '@/lib/api/request/paging'
import { approvalStore } from '@/lib/records/stores'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read the history of an approval, newest first',
    description:
      'Who changed the approval, when and why, with every value before and after. History is never changed or deleted.',
    permission: 'Approvals:Read',
    document: { status: 200, gives: 'EventPage' },
    parameters: PAGING,
    timeZone: true,
    ids: APPROVAL_IDS,
    handle: (call) => listEvents(approvalStore, approvalStore, call),
  },
})

import { listEvents } from '@/lib/api/calls/historyCalls'
import { route } from '@/lib/api/gate/route'
import { APPROVAL_IDS } from '@/lib/api/request/limits'
import { approvalStore } from '@/lib/records/stores'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read the history of an approval, newest first',
    permission: 'Approvals:Read',
    document: { status: 200, gives: 'EventPage', query: 'events' },
    timeZone: true,
    ids: APPROVAL_IDS,
    handle: (call) => listEvents(approvalStore, approvalStore, call),
  },
})

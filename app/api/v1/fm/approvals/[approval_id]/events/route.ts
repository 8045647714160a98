import { listEvents } from '@/lib/api/historyCalls'
import { APPROVAL_IDS } from '@/lib/api/limits'
import { route } from '@/lib/api/route'
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

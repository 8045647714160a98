import { listEvents } from '@/lib/http/handlers/historyCalls'
import { APPROVAL_IDS } from '@/lib/http/parsing/limits'
import { PAGING } from '@/lib/http/parsing/paging'
import { route } from '@/lib/http/pipeline/route'
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

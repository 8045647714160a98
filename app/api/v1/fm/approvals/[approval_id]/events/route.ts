import { listEvents } from '@/lib/http/handlers/historyCalls'
import { idsOf } from '@/lib/http/parsing/limits'
import { PAGING } from '@/lib/http/parsing/paging'
import { route } from '@/lib/http/pipeline/route'
import { storeOf } from '@/lib/records/stores'
import { approval } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read the history of an approval, newest first',
    description:
      'Who changed the approval, when and why, with every value before and after. History is never changed or deleted.',
    permission: 'Approvals:Read',
    document: { status: 200, gives: 'EventPage' },
    parameters: PAGING,
    timeZone: true,
    ids: idsOf(approval),
    handle: (call) => listEvents(storeOf(approval), storeOf(approval), call),
  },
})

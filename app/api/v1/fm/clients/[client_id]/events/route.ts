import { listEvents } from '@/lib/api/calls/historyCalls'
import { route } from '@/lib/api/gate/route'
import { CLIENT_IDS } from '@/lib/api/request/limits'
import { PAGING } from '@/lib/api/request/paging'
import { clientStore } from '@/lib/records/stores'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read the history of a client, newest first',
    description:
      'Who changed the client, when and why, with every value before and after. History is never changed or deleted.',
    permission: 'Clients:Read',
    document: { status: 200, gives: 'EventPage' },
    parameters: PAGING,
    timeZone: true,
    ids: CLIENT_IDS,
    handle: (call) => listEvents(clientStore, clientStore, call),
  },
})

import { listEvents } from '@/lib/api/calls/historyCalls'
import { route } from '@/lib/api/gate/route'
import { CLIENT_IDS } from '@/lib/api/request/limits'
import { clientStore } from '@/lib/records/stores'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read the history of a client, newest first',
    permission: 'Clients:Read',
    document: { status: 200, gives: 'EventPage', query: 'events' },
    timeZone: true,
    ids: CLIENT_IDS,
    handle: (call) => listEvents(clientStore, clientStore, call),
  },
})

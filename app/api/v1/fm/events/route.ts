import { listAllEvents } from '@/lib/api/calls/historyCalls'
import { route } from '@/lib/api/gate/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read the history of everything that the role may read, newest first',
    permission: 'token',
    document: { status: 200, gives: 'EventPage', query: 'allEvents' },
    timeZone: true,
    handle: listAllEvents,
  },
})

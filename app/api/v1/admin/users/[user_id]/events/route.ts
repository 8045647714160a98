import { listUserEvents } from '@/lib/api/calls/userCalls'
import { route } from '@/lib/api/gate/route'
import { USER_IDS } from '@/lib/api/request/limits'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read the history of a user, newest first',
    permission: 'Users:Manage',
    document: { status: 200, gives: 'EventPage', query: 'events' },
    timeZone: true,
    ids: USER_IDS,
    handle: listUserEvents,
  },
})

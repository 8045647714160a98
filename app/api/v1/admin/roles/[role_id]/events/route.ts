import { listRoleEvents } from '@/lib/api/calls/roleCalls'
import { route } from '@/lib/api/gate/route'
import { ROLE_IDS } from '@/lib/api/request/limits'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read the history of a role, newest first',
    permission: 'Roles:Manage',
    document: { status: 200, gives: 'EventPage', query: 'events' },
    timeZone: true,
    ids: ROLE_IDS,
    handle: listRoleEvents,
  },
})

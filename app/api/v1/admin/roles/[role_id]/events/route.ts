import { ROLE_IDS } from '@/lib/api/limits'
import { listRoleEvents } from '@/lib/api/roleCalls'
import { route } from '@/lib/api/route'

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

import { readOverview } from '@/lib/api/calls/consoleCalls'
import { route } from '@/lib/api/gate/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read what needs attention',
    permission: 'token',
    document: { status: 200, gives: 'Overview' },
    timeZone: true,
    handle: readOverview,
  },
})

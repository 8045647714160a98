import { listEvents } from '@/lib/api/calls/historyCalls'
import { route } from '@/lib/api/gate/route'
import { CLIENT_IDS } from '@/lib/api/request/limits'
import { clientStore, packagingDefaultsStore } from '@/lib/records/stores'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: "Read the history of a client's packaging defaults, newest first",
    permission: 'ClientPackagingDefaults:Read',
    document: { status: 200, gives: 'EventPage', query: 'events' },
    ids: CLIENT_IDS,
    handle: (call) => listEvents(packagingDefaultsStore, clientStore, call),
  },
})

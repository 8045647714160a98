import { listEvents } from '@/lib/api/calls/historyCalls'
import { route } from '@/lib/api/gate/route'
import { CLIENT_IDS } from '@/lib/api/request/limits'
import { PAGING } from '@/lib/api/request/paging'
import { clientStore, packagingDefaultsStore } from '@/lib/records/stores'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: "Read the history of a client's packaging defaults, newest first",
    description:
      'Who changed the packaging defaults, when and why, with every value before and after. History is never changed or deleted.',
    permission: 'ClientPackagingDefaults:Read',
    document: { status: 200, gives: 'EventPage' },
    parameters: PAGING,
    ids: CLIENT_IDS,
    handle: (call) => listEvents(packagingDefaultsStore, clientStore, call),
  },
})

import { listEvents } from '@/lib/http/handlers/historyCalls'
import { idsOf } from '@/lib/http/parsing/limits'
import { PAGING } from '@/lib/http/parsing/paging'
import { route } from '@/lib/http/pipeline/route'
import { storeOf } from '@/lib/records/stores'
import { client, packagingDefaults } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: "Read the history of a client's packaging defaults, newest first",
    description:
      'Who changed the packaging defaults, when and why, with every value before and after. History is never changed or deleted.',
    permission: 'ClientPackagingDefaults:Read',
    document: { status: 200, gives: 'EventPage' },
    parameters: PAGING,
    ids: idsOf(client),
    handle: (call) => listEvents(storeOf(packagingDefaults), storeOf(client), call),
  },
})

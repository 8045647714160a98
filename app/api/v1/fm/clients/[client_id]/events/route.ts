import { listEvents } from '@/lib/http/handlers/historyCalls'
import { idsOf } from '@/lib/http/parsing/limits'
import { PAGING } from '@/lib/http/parsing/paging'
import { route } from '@/lib/http/pipeline/route'
import { storeOf } from '@/lib/records/stores'
import { client } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read the history of a client, newest first',
    description:
      'Who changed the client, when and why, with every value before and after. History is never changed or deleted.',
    permission: 'Clients:Read',
    document: { status: 200, gives: 'EventPage' },
    parameters: PAGING,
    timeZone: true,
    ids: idsOf(client),
    handle: (call) => listEvents(storeOf(client), storeOf(client), call),
  },
})

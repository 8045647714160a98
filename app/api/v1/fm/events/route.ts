import { listAllEvents } from '@/lib/http/handlers/historyCalls'
import { HISTORY_PARAMETERS } from '@/lib/http/handlers/historyParameters'
import { eventPage } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read the history of everything that the role may read, newest first',
    description:
      'The history of clients, packaging defaults, approvals and whatever else the role may read, narrowed by record, field, person, request or time. An entry is never changed; old ones go by age, where the operator says so.',
    tag: TAGS.history,
    permission: 'token',
    document: { status: 200, gives: eventPage },
    isHeavy: true,
    parameters: HISTORY_PARAMETERS,
    timeZone: true,
    handle: listAllEvents,
  },
})

import { listUserEvents } from '@/lib/http/handlers/userCalls'
import { eventPage } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { USER_IDS } from '@/lib/http/parsing/limits'
import { PAGING } from '@/lib/http/parsing/paging'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read the history of a user, newest first',
    description:
      'Who changed the user, when and why, with every value before and after but for passwords.',
    tag: TAGS.accounts,
    permission: 'Users:Manage',
    document: { status: 200, gives: eventPage },
    parameters: PAGING,
    timeZone: true,
    ids: USER_IDS,
    handle: listUserEvents,
  },
})

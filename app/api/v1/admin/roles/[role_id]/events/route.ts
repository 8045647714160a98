import { listRoleEvents } from '@/lib/http/handlers/roleCalls'
import { eventPage } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { ROLE_IDS } from '@/lib/http/parsing/limits'
import { PAGING } from '@/lib/http/parsing/paging'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read the history of a role, newest first',
    description:
      'Who changed the role, when and why, with every value before and after. History is never changed or deleted.',
    tag: TAGS.accounts,
    permission: 'Roles:Manage',
    document: { status: 200, gives: eventPage },
    parameters: PAGING,
    timeZone: true,
    ids: ROLE_IDS,
    handle: listRoleEvents,
  },
})

import { listChanges } from '@/lib/http/handlers/changeCalls'
import { CHANGES } from '@/lib/http/handlers/changeParameters'
import { changePage } from '@/lib/http/openapi/changeSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Follow the changes of all records that the role may read',
    description:
      'Each change once, those of one record in the order in which they were made. Send the `position` of the answer as `after` of the next call: nothing ever appears before a position that was given out, however long a change took. With `wait` a call stays open until there is a change.',
    tag: TAGS.changes,
    operationId: 'followChanges',
    permission: 'token',
    document: { status: 200, gives: changePage, problems: ['position_gone', 'permission_denied'] },
    parameters: Object.values(CHANGES),
    timeZone: true,
    handle: listChanges,
  },
})

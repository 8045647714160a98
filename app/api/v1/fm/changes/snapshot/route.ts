import { readSnapshot } from '@/lib/http/handlers/changeCalls'
import { SNAPSHOT } from '@/lib/http/handlers/changeParameters'
import { snapshotPage } from '@/lib/http/openapi/changeSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read all records that the role may read, as the way into following their changes',
    description:
      'All records page by page, with the `position` from which on `/fm/changes` has whatever was changed since the first page. A record that is changed meanwhile may be read before or after that, and its change follows in either case.',
    tag: TAGS.changes,
    operationId: 'readSnapshot',
    permission: 'token',
    document: { status: 200, gives: snapshotPage, problems: ['permission_denied'] },
    isHeavy: true,
    fromPrimary: true,
    parameters: Object.values(SNAPSHOT),
    timeZone: true,
    handle: readSnapshot,
  },
})

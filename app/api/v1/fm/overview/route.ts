import { readOverview } from '@/lib/http/handlers/consoleCalls'
import { overview } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read what needs attention',
    description:
      'What staff start the day with: how many clients and approvals there are of each kind, which clients are to be contacted or reviewed, and which approvals have waited longest. What the role may not read is null.',
    tag: TAGS.overview,
    permission: 'token',
    document: { status: 200, gives: overview },
    isHeavy: true,
    timeZone: true,
    handle: readOverview,
  },
})

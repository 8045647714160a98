import { readDirectory } from '@/lib/http/handlers/consoleCalls'
import { directory } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List everybody by id and display name',
    description:
      'Ids and names of everybody, for whoever has to put a name to an id. It says nothing of roles and permissions.',
    tag: TAGS.accounts,
    permission: 'token',
    document: { status: 200, gives: directory },
    handle: readDirectory,
  },
})

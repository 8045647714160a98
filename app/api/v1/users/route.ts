import { readDirectory } from '@/lib/http/handlers/consoleCalls'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List everybody by id and display name',
    description:
      'Ids and names of everybody, for whoever has to put a name to an id. It says nothing of roles and permissions.',
    permission: 'token',
    document: { status: 200, gives: 'Directory' },
    handle: readDirectory,
  },
})

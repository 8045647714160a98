import { readDirectory } from '@/lib/api/calls/consoleCalls'
import { route } from '@/lib/api/gate/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List everybody by id and display name',
    permission: 'token',
    document: { status: 200, gives: 'Directory', problems: ['invalid_parameter'] },
    handle: readDirectory,
  },
})

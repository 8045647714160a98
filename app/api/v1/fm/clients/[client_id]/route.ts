import { changeOne, readAssignments, readOne } from '@/lib/http/handlers/recordCalls'
import { CLIENT_IDS, RECORD_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'
import { recordNotFound } from '@/lib/records/read'
import { clientStore } from '@/lib/records/stores'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read a client',
    description: 'The whole client: every field, with its default where nobody has set it.',
    permission: 'Clients:Read',
    document: { status: 200, gives: 'Client' },
    timeZone: true,
    ids: CLIENT_IDS,
    handle: (call) => readOne(clientStore, call),
  },
  PATCH: {
    summary: 'Change some fields of a client',
    description:
      'Changes the fields that are sent and leaves all others. Null unsets a field, so that it reads as its default again; objects merge member by member, and lists are replaced.',
    permission: 'Clients:Update',
    document: { takes: 'ClientPatch', status: 200, gives: 'Client' },
    timeZone: true,
    idempotent: true,
    ids: CLIENT_IDS,
    dryRun: true,
    preconditions: 'record',
    maxBytes: RECORD_BYTES,
    handle: async (call) => {
      const assignments = readAssignments(clientStore, 'patch', call)
      const changed = await changeOne(clientStore, 'patch', call, assignments)
      if (!changed) throw recordNotFound(clientStore, call.params.client_id ?? '')
      return changed
    },
  },
})

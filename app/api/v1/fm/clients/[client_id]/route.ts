import { changeOne, readAssignments, readOne } from '@/lib/http/handlers/recordCalls'
import { idsOf, RECORD_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'
import { recordNotFound } from '@/lib/records/read'
import { storeOf } from '@/lib/records/stores'
import { client } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read a client',
    description: 'The whole client: every field, with its default where nobody has set it.',
    permission: 'Clients:Read',
    document: { status: 200, gives: 'Client' },
    timeZone: true,
    ids: idsOf(client),
    handle: (call) => readOne(storeOf(client), call),
  },
  PATCH: {
    summary: 'Change some fields of a client',
    description:
      'Changes the fields that are sent and leaves all others. Null unsets a field, so that it reads as its default again; objects merge member by member, and lists are replaced.',
    permission: 'Clients:Update',
    document: { takes: 'ClientPatch', status: 200, gives: 'Client' },
    timeZone: true,
    idempotent: true,
    ids: idsOf(client),
    dryRun: true,
    preconditions: 'record',
    maxBytes: RECORD_BYTES,
    handle: async (call) => {
      const assignments = readAssignments(storeOf(client), 'patch', call)
      const changed = await changeOne(storeOf(client), 'patch', call, assignments)
      if (!changed) throw recordNotFound(storeOf(client), call.params.client_id ?? '')
      return changed
    },
  },
})

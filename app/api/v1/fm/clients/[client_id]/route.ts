import { changeOne, readAssignments, readOne } from '@/lib/api/calls/recordCalls'
import { route } from '@/lib/api/gate/route'
import { CLIENT_IDS, RECORD_BYTES } from '@/lib/api/request/limits'
import { recordNotFound } from '@/lib/records/read'
import { clientStore } from '@/lib/records/stores'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read a client',
    permission: 'Clients:Read',
    document: { status: 200, gives: 'Client' },
    timeZone: true,
    ids: CLIENT_IDS,
    handle: (call) => readOne(clientStore, call),
  },
  PATCH: {
    summary: 'Change some fields of a client',
    permission: 'Clients:Update',
    document: { takes: 'ClientPatch', status: 200, gives: 'Client' },
    timeZone: true,
    idempotent: true,
    ids: CLIENT_IDS,
    maxBytes: RECORD_BYTES,
    handle: async (call) => {
      const assignments = readAssignments(clientStore, 'patch', call)
      const changed = await changeOne(clientStore, 'patch', call, assignments)
      if (!changed) throw recordNotFound(clientStore, call.params.client_id ?? '')
      return changed
    },
  },
})

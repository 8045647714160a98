import { changeManyClients } from '@/lib/api/calls/bulk'
import { createOne, listRecords } from '@/lib/api/calls/recordCalls'
import { route } from '@/lib/api/gate/route'
import { BULK_BYTES, RECORD_BYTES } from '@/lib/api/request/limits'
import { clientStore } from '@/lib/records/stores'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List clients',
    permission: 'Clients:Read',
    document: { status: 200, gives: 'ClientPage', query: 'clients' },
    timeZone: true,
    handle: (call) => listRecords(clientStore, call),
  },
  POST: {
    summary: 'Add a client',
    permission: 'Clients:Create',
    document: { takes: 'ClientCreate', status: 201, gives: 'Client' },
    timeZone: true,
    idempotent: true,
    maxBytes: RECORD_BYTES,
    handle: (call) => createOne(clientStore, call),
  },
  PATCH: {
    summary: 'Change some fields of many clients',
    permission: 'Clients:Update',
    document: { takes: 'ClientBulk', status: 200, gives: 'ClientBulkAnswer', query: 'bulk' },
    timeZone: true,
    idempotent: true,
    maxBytes: BULK_BYTES,
    handle: changeManyClients,
  },
})

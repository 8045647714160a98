import { changeManyClients } from '@/lib/http/handlers/bulk'
import { createOne, listRecords } from '@/lib/http/handlers/recordCalls'
import { BULK_BYTES, RECORD_BYTES } from '@/lib/http/parsing/limits'
import { recordList } from '@/lib/http/parsing/recordList'
import { route } from '@/lib/http/pipeline/route'
import { storeOf } from '@/lib/records/stores'
import { client } from '@/lib/resources'

const list = recordList(storeOf(client))

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List clients',
    description:
      'Clients page by page, searched, filtered and sorted. A cursor stays good while others add and change clients: none is missed and none comes twice.',
    permission: 'Clients:Read',
    document: { status: 200, gives: 'ClientPage' },
    parameters: list.parameters,
    timeZone: true,
    handle: (call) => listRecords(list, call),
  },
  POST: {
    summary: 'Add a client',
    description: 'Adds a client; what is absent takes its default. The service gives it its id.',
    permission: 'Clients:Create',
    document: { takes: 'ClientCreate', status: 201, gives: 'Client' },
    timeZone: true,
    idempotent: true,
    dryRun: true,
    maxBytes: RECORD_BYTES,
    handle: (call) => createOne(storeOf(client), call),
  },
  PATCH: {
    summary: 'Change some fields of many clients',
    description:
      'Up to 1000 clients in one call, each named by its `client_id`. All of them change or none does, and every fault of every element is named; with `Prefer: handling=lenient` the good elements are written and the others reported. A dry run says what would change.',
    permission: 'Clients:Update',
    document: { takes: 'ClientBulk', status: 200, gives: 'ClientBulkAnswer' },
    timeZone: true,
    idempotent: true,
    dryRun: true,
    preconditions: 'elements',
    maxBytes: BULK_BYTES,
    handle: changeManyClients,
  },
})

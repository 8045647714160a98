import { putOne, readOne } from '@/lib/api/calls/recordCalls'
import { route } from '@/lib/api/gate/route'
import { CLIENT_IDS, RECORD_BYTES } from '@/lib/api/request/limits'
import { clientStore, packagingDefaultsStore } from '@/lib/records/stores'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: "Read a client's packaging defaults",
    permission: 'ClientPackagingDefaults:Read',
    document: { status: 200, gives: 'PackagingDefaults' },
    ids: CLIENT_IDS,
    handle: (call) => readOne(packagingDefaultsStore, call),
  },
  PUT: {
    summary: "Set a client's packaging defaults, all of them",
    permission: 'ClientPackagingDefaults:Set',
    document: { takes: 'PackagingDefaultsReplace', status: 200, gives: 'PackagingDefaults' },
    ids: CLIENT_IDS,
    maxBytes: RECORD_BYTES,
    handle: (call) => putOne(packagingDefaultsStore, clientStore, call),
  },
})

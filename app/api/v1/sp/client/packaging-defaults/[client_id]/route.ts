import { putOne, readOne } from '@/lib/http/handlers/recordCalls'
import { CLIENT_IDS, RECORD_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'
import { clientStore, packagingDefaultsStore } from '@/lib/records/stores'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: "Read a client's packaging defaults",
    description:
      "Bank, pay-run, payroll and reporting settings with which the client's packages start. There are none until they are set for the first time.",
    permission: 'ClientPackagingDefaults:Read',
    document: { status: 200, gives: 'PackagingDefaults' },
    ids: CLIENT_IDS,
    handle: (call) => readOne(packagingDefaultsStore, call),
  },
  PUT: {
    summary: "Set a client's packaging defaults, all of them",
    description:
      'Replaces the settings as a whole: a field that is absent or null takes its default. The first call makes them, and repeating the same call changes nothing further.',
    permission: 'ClientPackagingDefaults:Set',
    document: { takes: 'PackagingDefaultsReplace', status: 200, gives: 'PackagingDefaults' },
    ids: CLIENT_IDS,
    dryRun: true,
    preconditions: 'record',
    maxBytes: RECORD_BYTES,
    handle: (call) => putOne(packagingDefaultsStore, clientStore, call),
  },
})

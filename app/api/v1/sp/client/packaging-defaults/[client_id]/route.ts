import { putOne, readOne } from '@/lib/http/handlers/recordCalls'
import { idsOf, RECORD_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'
import { storeOf } from '@/lib/records/stores'
import { client, packagingDefaults } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: "Read a client's packaging defaults",
    description:
      "Bank, pay-run, payroll and reporting settings with which the client's packages start. There are none until they are set for the first time.",
    permission: 'ClientPackagingDefaults:Read',
    document: { status: 200, gives: 'PackagingDefaults' },
    ids: idsOf(client),
    handle: (call) => readOne(storeOf(packagingDefaults), call),
  },
  PUT: {
    summary: "Set a client's packaging defaults, all of them",
    description:
      'Replaces the settings as a whole: a field that is absent or null takes its default. The first call makes them, and repeating the same call changes nothing further.',
    permission: 'ClientPackagingDefaults:Set',
    document: { takes: 'PackagingDefaultsReplace', status: 200, gives: 'PackagingDefaults' },
    ids: idsOf(client),
    dryRun: true,
    preconditions: 'record',
    maxBytes: RECORD_BYTES,
    handle: (call) => putOne(storeOf(packagingDefaults), storeOf(client), call),
  },
})

import { removeOwnFactor } from '@/lib/http/handlers/secondFactorCalls'
import { presentPassword } from '@/lib/http/openapi/accountSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { FACTOR_IDS } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Remove one of your second factors',
    description: 'With the last one go the recovery codes, and a sign-in takes the password alone.',
    tag: TAGS.secondFactors,
    operationId: 'removeOwnSecondFactor',
    permission: 'token',
    mayBeUnenrolled: true,
    forPeople: true,
    document: { takes: presentPassword, status: 204 },
    ids: FACTOR_IDS,
    dryRun: false,
    maxBytes: SMALL_BYTES,
    handle: removeOwnFactor,
  },
})

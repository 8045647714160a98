import { renewRecoveryCodes } from '@/lib/http/handlers/secondFactorCalls'
import { presentPassword, recoveryCodes } from '@/lib/http/openapi/accountSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Make new recovery codes',
    description:
      'The old ones are good for nothing from then on; nobody can read the new ones again.',
    tag: TAGS.secondFactors,
    operationId: 'renewRecoveryCodes',
    permission: 'token',
    mayBeUnenrolled: true,
    forPeople: true,
    document: { takes: presentPassword, status: 200, gives: recoveryCodes, problems: ['conflict'] },
    dryRun: false,
    maxBytes: SMALL_BYTES,
    handle: renewRecoveryCodes,
  },
})

import { startPasskey } from '@/lib/http/handlers/secondFactorCalls'
import { passkeyCreation, presentPassword } from '@/lib/http/openapi/accountSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Begin to add a passkey',
    description:
      'Gives what navigator.credentials.create() takes, as JSON. It is to be answered once, within ten minutes.',
    tag: TAGS.secondFactors,
    operationId: 'startPasskey',
    permission: 'token',
    mayBeUnenrolled: true,
    forPeople: true,
    document: { takes: presentPassword, status: 200, gives: passkeyCreation },
    dryRun: false,
    maxBytes: SMALL_BYTES,
    handle: startPasskey,
  },
})

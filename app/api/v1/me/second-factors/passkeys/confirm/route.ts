import { finishPasskey } from '@/lib/http/handlers/secondFactorCalls'
import { passkeyConfirmation, recoveryCodes } from '@/lib/http/openapi/accountSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Add the passkey that the browser has made',
    description:
      'From now on a sign-in takes the passkey, or a recovery code: the answer has these where you had none.',
    tag: TAGS.secondFactors,
    operationId: 'confirmPasskey',
    permission: 'token',
    mayBeUnenrolled: true,
    forPeople: true,
    document: {
      takes: passkeyConfirmation,
      status: 200,
      gives: recoveryCodes,
      problems: ['conflict'],
    },
    dryRun: false,
    maxBytes: SMALL_BYTES,
    handle: finishPasskey,
  },
})

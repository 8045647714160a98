import { finishTotp } from '@/lib/http/handlers/secondFactorCalls'
import { recoveryCodes, totpConfirmation } from '@/lib/http/openapi/accountSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Add the authenticator app by its first code',
    description:
      'From now on a sign-in takes a code of the app, or a recovery code: the answer has these where you had none.',
    tag: TAGS.secondFactors,
    operationId: 'confirmTotp',
    permission: 'token',
    mayBeUnenrolled: true,
    forPeople: true,
    document: {
      takes: totpConfirmation,
      status: 200,
      gives: recoveryCodes,
      problems: ['conflict'],
    },
    dryRun: false,
    maxBytes: SMALL_BYTES,
    handle: finishTotp,
  },
})

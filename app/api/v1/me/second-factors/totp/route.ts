import { startTotp } from '@/lib/http/handlers/secondFactorCalls'
import { newTotp, presentPassword } from '@/lib/http/openapi/accountSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Begin to add an authenticator app',
    description:
      'Gives a secret for the app, as text and as the address that stands in a QR code. It counts once a code of it was confirmed, within ten minutes; nobody can read it again.',
    tag: TAGS.secondFactors,
    operationId: 'startTotp',
    permission: 'token',
    mayBeUnenrolled: true,
    forPeople: true,
    document: { takes: presentPassword, status: 200, gives: newTotp },
    dryRun: false,
    maxBytes: SMALL_BYTES,
    handle: startTotp,
  },
})

import { listFactors } from '@/lib/http/handlers/secondFactorCalls'
import { secondFactors } from '@/lib/http/openapi/accountSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List your second factors',
    description:
      'What you show besides the password when you sign in: authenticator apps and passkeys, and how many recovery codes are left.',
    tag: TAGS.secondFactors,
    operationId: 'listOwnSecondFactors',
    permission: 'token',
    mayBeUnenrolled: true,
    forPeople: true,
    document: { status: 200, gives: secondFactors },
    timeZone: true,
    handle: listFactors,
  },
})

import { changeOwnPassword } from '@/lib/http/handlers/ownPassword'
import { ownPassword } from '@/lib/http/openapi/accountSchemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Change your own password',
    description:
      'Takes the present password and a new one. Every other token of the user ends; the one of this call stays. A wrong present password counts as a failed sign-in.',
    tag: TAGS.signIn,
    operationId: 'changeOwnPassword',
    permission: 'token',
    mayBeUnenrolled: true,
    forPeople: true,
    document: { takes: ownPassword, status: 204 },
    dryRun: false,
    maxBytes: SMALL_BYTES,
    handle: changeOwnPassword,
  },
})

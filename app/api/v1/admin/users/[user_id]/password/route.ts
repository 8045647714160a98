import { putPassword } from '@/lib/http/handlers/userCalls'
import { password } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { userChanges } from '@/lib/http/openapi/trials'
import { SMALL_BYTES, USER_IDS } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  PUT: {
    summary: "Set a user's password, which ends the user's tokens",
    description: 'Sets the password and ends every token of the user, who has to sign in again.',
    tag: TAGS.accounts,
    permission: 'Users:Manage',
    document: { trial: userChanges, takes: password, status: 204 },
    timeZone: true,
    ids: USER_IDS,
    dryRun: true,
    preconditions: 'record',
    maxBytes: SMALL_BYTES,
    handle: putPassword,
  },
})

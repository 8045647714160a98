import { patchUserAccount, readUserAccount } from '@/lib/http/handlers/userCalls'
import { user, userPatch } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { userChanges } from '@/lib/http/openapi/trials'
import { SMALL_BYTES, USER_IDS } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read a user',
    description: 'One user with role and whether they may sign in.',
    tag: TAGS.accounts,
    permission: 'Users:Manage',
    document: { status: 200, gives: user },
    timeZone: true,
    ids: USER_IDS,
    handle: readUserAccount,
  },
  PATCH: {
    summary: 'Rename, enable or disable a user, or give another role',
    description:
      'What is absent stays as it is. A user who is disabled loses every token within seconds, and one with another role has its permissions just as soon.',
    tag: TAGS.accounts,
    permission: 'Users:Manage',
    document: {
      trial: userChanges,
      takes: userPatch,
      status: 200,
      gives: user,
      problems: ['conflict'],
    },
    timeZone: true,
    idempotent: true,
    ids: USER_IDS,
    dryRun: true,
    preconditions: 'record',
    maxBytes: SMALL_BYTES,
    handle: patchUserAccount,
  },
})

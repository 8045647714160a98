import { createUserAccount, listUserAccounts } from '@/lib/http/handlers/userCalls'
import { user, userCreate, userPage } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { userChanges } from '@/lib/http/openapi/trials'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { PAGING } from '@/lib/http/parsing/paging'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List the users, in the order of their ids',
    description:
      'Every user, whether they may sign in or not. A user is never deleted, as the history speaks of them.',
    tag: TAGS.accounts,
    permission: 'Users:Manage',
    document: { status: 200, gives: userPage },
    parameters: PAGING,
    timeZone: true,
    handle: listUserAccounts,
  },
  POST: {
    summary: 'Add a user',
    description:
      'The user may sign in at once with the password given, unless `enabled` is false. Of the password only a hash is kept.',
    tag: TAGS.accounts,
    permission: 'Users:Manage',
    document: {
      trial: userChanges,
      takes: userCreate,
      status: 201,
      gives: user,
      problems: ['conflict'],
    },
    timeZone: true,
    idempotent: true,
    secrets: ['password'],
    dryRun: true,
    maxBytes: SMALL_BYTES,
    handle: createUserAccount,
  },
})

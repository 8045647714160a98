import { patchUserAccount, readUserAccount } from '@/lib/api/calls/userCalls'
import { route } from '@/lib/api/gate/route'
import { SMALL_BYTES, USER_IDS } from '@/lib/api/request/limits'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read a user',
    permission: 'Users:Manage',
    document: { status: 200, gives: 'User' },
    timeZone: true,
    ids: USER_IDS,
    handle: readUserAccount,
  },
  PATCH: {
    summary: 'Rename, enable or disable a user, or give another role',
    permission: 'Users:Manage',
    document: { takes: 'UserPatch', status: 200, gives: 'User', problems: ['conflict'] },
    timeZone: true,
    idempotent: true,
    ids: USER_IDS,
    maxBytes: SMALL_BYTES,
    handle: patchUserAccount,
  },
})

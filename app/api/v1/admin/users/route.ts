import { createUserAccount, listUserAccounts } from '@/lib/api/calls/userCalls'
import { route } from '@/lib/api/gate/route'
import { SMALL_BYTES } from '@/lib/api/request/limits'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List the users, in the order of their ids',
    permission: 'Users:Manage',
    document: { status: 200, gives: 'UserPage', query: 'accounts' },
    timeZone: true,
    handle: listUserAccounts,
  },
  POST: {
    summary: 'Add a user',
    permission: 'Users:Manage',
    document: { takes: 'UserCreate', status: 201, gives: 'User', problems: ['conflict'] },
    timeZone: true,
    idempotent: true,
    maxBytes: SMALL_BYTES,
    handle: createUserAccount,
  },
})

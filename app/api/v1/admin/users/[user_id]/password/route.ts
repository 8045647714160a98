import { putPassword } from '@/lib/api/calls/userCalls'
import { route } from '@/lib/api/gate/route'
import { SMALL_BYTES, USER_IDS } from '@/lib/api/request/limits'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  PUT: {
    summary: "Set a user's password, which ends the user's tokens",
    permission: 'Users:Manage',
    document: { takes: 'Password', status: 204, problems: ['precondition_failed'] },
    timeZone: true,
    ids: USER_IDS,
    maxBytes: SMALL_BYTES,
    handle: putPassword,
  },
})

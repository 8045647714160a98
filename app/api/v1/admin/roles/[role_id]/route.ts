import { deleteAccountRole, patchRole, readRole } from '@/lib/api/calls/roleCalls'
import { route } from '@/lib/api/gate/route'
import { ROLE_IDS, SMALL_BYTES } from '@/lib/api/request/limits'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read a role, with Roles:Manage or Users:Manage',
    permission: 'token',
    document: { status: 200, gives: 'Role' },
    timeZone: true,
    ids: ROLE_IDS,
    handle: readRole,
  },
  PATCH: {
    summary: 'Rename a role, or set what it allows',
    permission: 'Roles:Manage',
    document: { takes: 'RolePatch', status: 200, gives: 'Role', problems: ['conflict'] },
    timeZone: true,
    idempotent: true,
    ids: ROLE_IDS,
    maxBytes: SMALL_BYTES,
    handle: patchRole,
  },
  DELETE: {
    summary: 'Delete a role that no user has',
    permission: 'Roles:Manage',
    document: { status: 204, problems: ['conflict', 'precondition_failed'] },
    timeZone: true,
    ids: ROLE_IDS,
    handle: deleteAccountRole,
  },
})

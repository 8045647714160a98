import { createAccountRole, listAccountRoles } from '@/lib/api/calls/roleCalls'
import { route } from '@/lib/api/gate/route'
import { SMALL_BYTES } from '@/lib/api/request/limits'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List the roles, with Roles:Manage or Users:Manage',
    permission: 'token',
    document: { status: 200, gives: 'RolePage', query: 'accounts' },
    timeZone: true,
    handle: listAccountRoles,
  },
  POST: {
    summary: 'Add a role, with any permissions',
    permission: 'Roles:Manage',
    document: { takes: 'RoleCreate', status: 201, gives: 'Role' },
    timeZone: true,
    idempotent: true,
    maxBytes: SMALL_BYTES,
    handle: createAccountRole,
  },
})

import { createAccountRole, listAccountRoles } from '@/lib/http/handlers/roleCalls'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { PAGING } from '@/lib/http/parsing/paging'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List the roles, with Roles:Manage or Users:Manage',
    description:
      'Every role with its permissions and how many users have it. Whoever adds a user may read them too, to choose one.',
    permission: 'token',
    document: { status: 200, gives: 'RolePage' },
    parameters: PAGING,
    timeZone: true,
    handle: listAccountRoles,
  },
  POST: {
    summary: 'Add a role, with any permissions',
    description: 'A role is a named set of permissions. It allows nothing until a user has it.',
    permission: 'Roles:Manage',
    document: { takes: 'RoleCreate', status: 201, gives: 'Role' },
    timeZone: true,
    idempotent: true,
    dryRun: true,
    maxBytes: SMALL_BYTES,
    handle: createAccountRole,
  },
})

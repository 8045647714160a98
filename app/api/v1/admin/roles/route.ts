import { createAccountRole, listAccountRoles } from '@/lib/http/handlers/roleCalls'
import { role, roleCreate, rolePage } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { roleChanges } from '@/lib/http/openapi/trials'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { PAGING } from '@/lib/http/parsing/paging'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List the roles, with Roles:Manage or Users:Manage',
    description:
      'Every role with its permissions and how many users have it. Whoever adds a user may read them too, to choose one.',
    tag: TAGS.accounts,
    permission: 'token',
    document: { status: 200, gives: rolePage },
    parameters: PAGING,
    timeZone: true,
    handle: listAccountRoles,
  },
  POST: {
    summary: 'Add a role, with any permissions',
    description: 'A role is a named set of permissions. It allows nothing until a user has it.',
    tag: TAGS.accounts,
    permission: 'Roles:Manage',
    document: { trial: roleChanges, takes: roleCreate, status: 201, gives: role },
    timeZone: true,
    idempotent: true,
    dryRun: true,
    maxBytes: SMALL_BYTES,
    handle: createAccountRole,
  },
})

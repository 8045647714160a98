import { deleteAccountRole, patchRole, readRole } from '@/lib/http/handlers/roleCalls'
import { role, rolePatch } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { roleChanges } from '@/lib/http/openapi/trials'
import { ROLE_IDS, SMALL_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read a role, with Roles:Manage or Users:Manage',
    description: 'One role with its permissions and how many users have it.',
    tag: TAGS.accounts,
    permission: 'token',
    document: { status: 200, gives: role },
    timeZone: true,
    ids: ROLE_IDS,
    handle: readRole,
  },
  PATCH: {
    summary: 'Rename a role, or set what it allows',
    description:
      'What is absent stays as it is. A change of permissions is in force within seconds for everybody who has the role, on tokens that they hold already too.',
    tag: TAGS.accounts,
    permission: 'Roles:Manage',
    document: {
      trial: roleChanges,
      takes: rolePatch,
      status: 200,
      gives: role,
      problems: ['conflict'],
    },
    timeZone: true,
    idempotent: true,
    ids: ROLE_IDS,
    dryRun: true,
    preconditions: 'record',
    maxBytes: SMALL_BYTES,
    handle: patchRole,
  },
  DELETE: {
    summary: 'Delete a role that no user has',
    description: 'A role goes when nobody has it any more; its history stays.',
    tag: TAGS.accounts,
    permission: 'Roles:Manage',
    document: { status: 204, problems: ['conflict'] },
    preconditions: 'record',
    timeZone: true,
    ids: ROLE_IDS,
    handle: deleteAccountRole,
  },
})

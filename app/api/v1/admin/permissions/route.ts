import { listPermissions } from '@/lib/http/handlers/consoleCalls'
import { permissionList } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List the permissions that a role can hold',
    description:
      'Every permission that the service knows, with what it allows in words: what a role can be made of.',
    tag: TAGS.accounts,
    permission: 'Roles:Manage',
    document: { status: 200, gives: permissionList },
    handle: listPermissions,
  },
})

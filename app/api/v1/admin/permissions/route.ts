import { listPermissions } from '@/lib/http/handlers/roleCalls'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List the permissions that a role can hold',
    description:
      'Every permission that the service knows, with what it allows in words: what a role can be made of.',
    permission: 'Roles:Manage',
    document: { status: 200, gives: 'PermissionList' },
    handle: listPermissions,
  },
})

import { listPermissions } from '@/lib/api/roleCalls'
import { route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List the permissions that a role can hold',
    permission: 'Roles:Manage',
    document: { status: 200, gives: 'PermissionList' },
    handle: listPermissions,
  },
})

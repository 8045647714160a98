import { listPermissions } from '@/lib/api/calls/roleCalls'
import { route } from '@/lib/api/gate/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List the permissions that a role can hold',
    permission: 'Roles:Manage',
    document: { status: 200, gives: 'PermissionList' },
    handle: listPermissions,
  },
})

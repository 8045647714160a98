import { route } from '@/lib/api/gate/route'
import { documentOperations } from '@/lib/api/openapi/served'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } =
  route(documentOperations)

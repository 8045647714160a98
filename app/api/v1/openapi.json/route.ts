import { documentOperations } from '@/lib/api/openapi/served'
import { route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } =
  route(documentOperations)

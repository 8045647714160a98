import { documentOperations } from '@/lib/http/openapi/served'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } =
  route(documentOperations)

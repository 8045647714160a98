import { resourceRoute } from '@/lib/http/resourceRoutes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resourceRoute

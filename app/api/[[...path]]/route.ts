import { noSuchRoute } from '@/lib/http/pipeline/refusals'

export const GET = noSuchRoute
export const HEAD = noSuchRoute
export const POST = noSuchRoute
export const PUT = noSuchRoute
export const PATCH = noSuchRoute
export const DELETE = noSuchRoute
export const OPTIONS = noSuchRoute

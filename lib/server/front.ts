import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { ServerRequest } from 'srvx'
import { toNodeHandler } from 'srvx/node'
import { noSuchRoute } from '@/lib/api/gate/refusals'
import { env } from '@/lib/env'
import { requestBytes } from './requestBytes'
import { loadRoutes, matchRoute } from './routeTable'

const API = '/api/v1'
const PROBES = ['/healthz', '/readyz', '/metrics']
const HEADERS_TIMEOUT = 10_000
const REQUEST_TIMEOUT = 60_000
const KEEP_ALIVE_TIMEOUT = 65_000

const pathOf = (url: string): string => {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/**
 * Answers the API and the probes by calling the exported handlers of the same `route.ts` modules
 * that Next would call. Nothing of Next runs on the way, which is what makes it quick.
 */
async function apiListener(): Promise<RequestListener> {
  const api = await loadRoutes('app/api/v1')
  const probes = new Map(
    await Promise.all(PROBES.map(async (path) => [path, await loadRoutes(`app${path}`)] as const)),
  )
  return toNodeHandler((request: ServerRequest) => {
    const message = request.runtime?.node?.req as IncomingMessage
    const path = pathOf(message.url ?? '')
    const probe = probes.get(path)
    const match = probe ? matchRoute(probe, '') : matchRoute(api, path.slice(API.length))
    const handler = match?.module[request.method] ?? noSuchRoute
    return handler(request, { params: match?.params ?? {}, readBytes: requestBytes(message) })
  }) as unknown as RequestListener
}

const isApi = (path: string): boolean =>
  path === API || path.startsWith(`${API}/`) || PROBES.includes(path)

/** The peer's address, for the limits on sign-in; what a stranger claims to be does not count. */
function nameThePeer(request: IncomingMessage): void {
  if (env().TRUST_PROXY) return
  const { headers } = request
  headers['x-real-ip'] = request.socket.remoteAddress ?? ''
  // Even of what is not there, a deletion makes an object slow to read.
  if (headers['x-forwarded-for'] !== undefined) delete headers['x-forwarded-for']
}

/**
 * The service's HTTP server: the API directly, everything else through `pages`.
 *
 * @param pages Next's request handler
 */
export async function frontServer(pages: RequestListener): Promise<Server> {
  const api = await apiListener()
  const server = createServer((request, response) => {
    nameThePeer(request)
    const listener = isApi(pathOf(request.url ?? '')) ? api : pages
    listener(request, response)
  })
  server.headersTimeout = HEADERS_TIMEOUT
  server.requestTimeout = REQUEST_TIMEOUT
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT
  return server
}

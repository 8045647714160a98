import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { ServerRequest } from 'srvx'
import { toNodeHandler } from 'srvx/node'
import { callerAddress, type Trust } from '@/lib/callerAddress'
import { replicasHere } from '@/lib/db/replicas/replicas'
import { env } from '@/lib/env'
import { admissionHere } from '@/lib/http/admission/admission'
import { malformedTarget, noSuchRoute } from '@/lib/http/pipeline/refusals'
import { compressAnswers } from '@/lib/http/pipeline/textResponse'
import { observeReplicas } from '@/lib/metrics/gauges'
import { isApi, isBelow, PROBES, pathOf, targetOf } from './addresses'
import { API, addressHint, meansApi } from './addressHint'
import { builtFiles } from './builtFiles'
import { answerClientErrors } from './clientErrors'
import { closeAfterEarlyAnswer, isAfterLastAnswer } from './earlyAnswers'
import { showFigures } from './figures'
import { guardPages } from './guardPages'
import { limitPages } from './limitPages'
import { listenerOf, NodeCall } from './nodeCall'
import { readAllHeaders } from './readAllHeaders'
import { handlerOf, loadRoutes, matchRoute } from './routeTable'
import { cutSlowReaders } from './slowReaders'
import { startTraces } from './traces'

/** How long a caller may take, in ms, and how often it is looked whether one took longer. */
const TIMES = {
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
}
/** What Node would answer by itself, with a status alone, is answered here. */
const OWN_ANSWERS = { requireHostHeader: false }

/** What Node's own server has of a request. */
interface Served {
  readonly req: IncomingMessage
  readonly res: ServerResponse
}

/**
 * Answers the API and the probes by calling the exported handlers of the same `route.ts` modules
 * that Next would call. Nothing of Next runs on the way, which is what makes it quick.
 */
async function apiListener(): Promise<RequestListener> {
  compressAnswers()
  const api = await loadRoutes('app/api/v1')
  const probes = new Map(
    await Promise.all(PROBES.map(async (path) => [path, await loadRoutes(`app${path}`)] as const)),
  )
  const matchApi = (path: string) =>
    isBelow(API, path) ? matchRoute(api, path.slice(API.length)) : undefined
  return toNodeHandler((request: ServerRequest) => {
    const { req: message, res: response } = (request.runtime as { readonly node: Served }).node
    const path = pathOf(message.url ?? '')
    const probe = probes.get(path)
    const match = probe ? matchRoute(probe, '') : matchApi(path)
    const handler = match ? handlerOf(match.module, request.method) : noSuchRoute
    return handler(request, {
      params: match?.params ?? {},
      segments: match?.segments,
      meant: () => addressHint(path),
      served: new NodeCall(message, response),
    })
  }) as unknown as RequestListener
}

/**
 * A request of two hosts means another to each who passes it on. One of none is an old one: HTTP/1.1
 * has to name its host, which Node would refuse without a word.
 */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** By which handlers are told where a request comes from. */
const ADDRESS = 'x-real-ip'

/**
 * Where a request comes from, for the limits on sign-in and the networks of keys; what a stranger
 * claims does not count.
 */
function nameTheCaller(request: IncomingMessage, trust: Trust): void {
  const { headers, rawHeaders } = request
  const address = callerAddress(request, trust)
  headers[ADDRESS] = address
  // Where a header comes twice that may come once, handlers are given all of them as they were sent.
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    const name = rawHeaders[at] as string
    if (name.length === ADDRESS.length && name.toLowerCase() === ADDRESS) rawHeaders.splice(at, 2)
  }
  rawHeaders.push(ADDRESS, address)
  // Even of what is not there, a deletion makes an object slow to read.
  if (headers['x-forwarded-for'] !== undefined) delete headers['x-forwarded-for']
}

/**
 * The service's HTTP server: the API directly, everything else through `pages`.
 *
 * @param pages Next's request handler
 */
export async function frontServer(pages: RequestListener): Promise<Server> {
  // Before the pool is opened, whose statements are traced.
  await startTraces()
  const api = await apiListener()
  const { TRUST_PROXY: trust, STRICT_TRANSPORT_SECURITY: transport } = env()
  const { REQUEST_SECONDS, ANSWER_SECONDS, WORKERS } = env()
  const requestTimeout = REQUEST_SECONDS * 1000
  const headersTimeout = Math.min(TIMES.headersTimeout, requestTimeout)
  const unaddressed = listenerOf(malformedTarget)
  const guarded = guardPages(limitPages(pages, { processes: WORKERS, files: builtFiles() }))
  const times = { ...TIMES, headersTimeout, requestTimeout }
  const server = createServer({ ...times, ...OWN_ANSWERS }, (request, response) => {
    if (isAfterLastAnswer(request)) return
    closeAfterEarlyAnswer(request, response)
    if (transport) response.setHeader('strict-transport-security', transport)
    nameTheCaller(request, trust)
    const target = hasOneHost(request) ? targetOf(request.url ?? '') : undefined
    request.url = target ?? '/'
    if (target === undefined) return unaddressed(request, response)
    const path = pathOf(target)
    const listener = isApi(path) || meansApi(request, path) ? api : guarded
    listener(request, response)
  })
  readAllHeaders(server)
  // Whatever else than 100-continue a caller expects, they get what there is.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  answerClientErrors(server, transport ? { 'strict-transport-security': transport } : {})
  cutSlowReaders(server, ANSWER_SECONDS * 1000)
  admissionHere()
  showFigures()
  observeReplicas(replicasHere)
  return server
}

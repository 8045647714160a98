import { IncomingMessage, type RequestListener } from 'node:http'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { checkMethod, checkSize, malformedTarget } from '@/lib/http/pipeline/refusals'
import { isReadable, isSignIn, pathOf } from './addresses'
import { hasBody } from './earlyAnswers'
import { listenerOf, NodeCall } from './nodeCall'

/** An address by the methods that it takes. */
const taking = (...methods: readonly string[]) => ({
  methods,
  refuseMethod: listenerOf(checkMethod(methods)),
})
const PAGE = taking('GET', 'HEAD')
/** Where the console's forms go: nothing else of what pages come from takes a body. */
const FORM = taking('GET', 'HEAD', 'POST')

const refuseTarget = listenerOf(malformedTarget)
const refuseSize = listenerOf(checkSize(SMALL_BYTES))

/**
 * Passes on to pages what may be asked of them, and refuses all else in the form of every failure:
 * what makes pages fails on some of it, and takes a body of any size into memory before it asks who
 * sends it.
 */
export function guardPages(pages: RequestListener): RequestListener {
  return (request, response) => {
    const path = pathOf(request.url ?? '')
    const { method = '', headers } = request
    if (!isReadable(path)) return refuseTarget(request, response)
    const { methods, refuseMethod } = isSignIn(path) ? FORM : PAGE
    if (!methods.includes(method)) return refuseMethod(request, response)
    if (Number(headers['content-length'] ?? 0) > SMALL_BYTES) return refuseSize(request, response)
    if (!hasBody(request)) return pages(request, response)
    // How long it is shows once it is here, and nothing of what makes pages waits for it.
    new NodeCall(request, response).readBytes(SMALL_BYTES).then(
      (body) =>
        body.length > SMALL_BYTES
          ? refuseSize(request, response)
          : pages(withBody(request, body), response),
      // Whoever broke it off is gone.
      () => response.destroy(),
    )
  }
}

/** A request whose body has been read, for whoever reads it from a stream. */
function withBody(request: IncomingMessage, body: Uint8Array): IncomingMessage {
  const { socket, method, url, headers } = request
  const { httpVersion, httpVersionMajor, httpVersionMinor } = request
  // They stay the very same object, into which a server that ends writes that the connection does.
  delete headers['transfer-encoding']
  headers['content-length'] = String(body.length)
  const versions = { httpVersion, httpVersionMajor, httpVersionMinor }
  const read = Object.assign(new IncomingMessage(socket), { method, url, headers, ...versions })
  read.complete = true
  read.push(body)
  read.push(null)
  return read
}

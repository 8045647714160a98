import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { requestIdOf } from '@/lib/http/parsing/headers'
import { problemResponse } from '@/lib/http/pipeline/problemResponse'
import { Problem, type ProblemCode } from '@/lib/problem'
import { serviceNow } from '@/lib/time/serviceClock'

/** How long a caller has to read why they were refused while what they still send is let by, in ms. */
const LINGER = 1000

/** What Node calls what keeps it from reading a request; anything else is no HTTP. */
const CODES: Readonly<Record<string, readonly [code: ProblemCode, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [
    'head_too_large',
    'The address and the headers of a request have up to 16 KB together.',
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['body_too_large', 'The extensions of a chunk are too long.'],
  HPE_INVALID_METHOD: [
    'malformed_request',
    'A request begins with a method of HTTP, in capitals: GET, POST, PATCH, PUT or DELETE.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request did not come to its end in time.'],
}
const MALFORMED = ['malformed_request', 'What was sent cannot be read as HTTP/1.1.'] as const

/** A connection as Node has it, with the answer whose turn it is on it. */
type Answering = Socket & { readonly _httpMessage?: ServerResponse | null }

/**
 * Has requests that Node cannot read answered in the form of every failure. Node by itself says the
 * status and no more. Nobody knows where the next request would begin, so the connection ends, once
 * the requests before have their answers: of a change that is made nobody is told that it was not.
 *
 * @param headers of every answer of the server
 */
export function answerClientErrors(
  server: Server,
  headers: Readonly<Record<string, string>>,
): void {
  const answered = new WeakSet<Socket>()
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Answering) => {
    // What still comes on a connection that was given up is reported anew.
    if (answered.has(socket)) return
    answered.add(socket)
    if (error.code === 'ECONNRESET') return void socket.destroy(error)
    afterOthers(socket, (own) => {
      // As Node does: an answer that has begun is not to be mixed with another.
      if (own?.headersSent) return void socket.destroy(error)
      void refusal(error.code ?? '', headers).then((answer) => answerLast(socket, answer))
    })
  })
}

/**
 * Waits for the answers to the requests before the one that cannot be read: they are answered in
 * their order, and this would be taken for the first of them.
 *
 * @param tell is given the answer to that request itself, where one is made already
 */
function afterOthers(socket: Answering, tell: (own: ServerResponse | undefined) => void): void {
  const answer = socket._httpMessage ?? undefined
  if (answer?.req.complete) answer.once('close', () => afterOthers(socket, tell))
  else tell(answer)
}

function answerLast(socket: Socket, answer: string): void {
  if (!socket.writable) return void socket.destroy()
  // To close at once would have the system take back what the caller has not read.
  const end = setTimeout(() => socket.destroy(), LINGER)
  socket.once('close', () => clearTimeout(end))
  socket.end(answer)
}

/** An answer as it goes over the wire. Of the request nothing is known, its address neither. */
async function refusal(code: string, more: Readonly<Record<string, string>>): Promise<string> {
  const asked = new Headers()
  const [name, detail] = CODES[code] ?? MALFORMED
  const { response, bytes } = await problemResponse(new Problem(name, detail), asked, {
    instance: '/',
    requestId: requestIdOf(asked),
    headers: {
      ...more,
      date: new Date(serviceNow()).toUTCString(),
      connection: 'close',
    },
  })
  const lines = [...response.headers].map(([header, value]) => `${header}: ${value}`)
  const start = `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`
  const head = [start, ...lines, `content-length: ${bytes}`].join('\r\n')
  return `${head}\r\n\r\n${await response.text()}`
}

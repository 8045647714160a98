import http from 'node:http'
import https from 'node:https'
import { checkedLookup, RefusedTarget } from '@/lib/targets'
import { HOUR } from '@/lib/time/units'

/** How long a receiver may take in all, from the look-up of its name to the end of its answer, in ms. */
export const SEND_WITHIN = 10_000
/** So much of an answer is read, and so much of that kept. */
const MAX_READ = 64 * 1024
const MAX_KEPT = 1024
/** How long a connection is kept for the next delivery, in ms: less than servers commonly keep it. */
const IDLE = 4000

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxFreeSockets: 4, timeout: IDLE }),
  'https:': new https.Agent({ keepAlive: true, maxFreeSockets: 4, timeout: IDLE }),
}

/** What became of an attempt. */
export interface SendOutcome {
  readonly isTaken: boolean
  /** Undefined where there was no answer. */
  readonly status?: number
  /** The beginning of the answer's body, as text. */
  readonly answer?: string
  /** Why it counts as failed, in a sentence. */
  readonly error?: string
  readonly milliseconds: number
  /** How long the receiver asks to be left alone, in ms. */
  readonly retryAfter?: number
}

/**
 * Sends a message once. It is taken where the answer has a status of success and comes to its end in
 * time, or to as much as is read of one: of anything less nobody knows that it was. Redirects are not
 * followed, and connections lead nowhere but where {@link checkedLookup} lets them.
 */
export async function send(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<SendOutcome> {
  const started = performance.now()
  const end = AbortSignal.timeout(SEND_WITHIN)
  const whole = {
    ...headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Fleetbook-Webhooks',
  }
  const since = () => Math.round(performance.now() - started)
  for (;;) {
    try {
      return { ...(await attempt(new URL(address), whole, body, end)), milliseconds: since() }
    } catch (error) {
      // The receiver closed a connection that was kept just as it was used again: nothing was read.
      if (error instanceof StaleConnection) continue
      return { isTaken: false, error: wordsOf(error as Error, end.aborted), milliseconds: since() }
    }
  }
}

class StaleConnection extends Error {}

const CUT = new Set(['ECONNRESET', 'EPIPE'])

type Answered = Omit<SendOutcome, 'milliseconds'>

function attempt(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<Answered> {
  const lookup = checkedLookup(url)
  const isPlain = url.protocol === 'http:'
  const { request } = isPlain ? http : https
  const agent = agents[isPlain ? 'http:' : 'https:']
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers, agent, lookup, signal }, (answer) => {
      readAnswer(answer).then(resolve, reject)
    })
    // Of a receiver that goes over to another protocol Node by itself tells neither answer nor fault.
    call.on('upgrade', ({ statusCode: status = 0 }, socket) => {
      socket.destroy()
      resolve({ isTaken: false, status, error: `It answered ${status}.` })
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      reject(call.reusedSocket && CUT.has(error.code ?? '') ? new StaleConnection() : error)
    })
    call.end(body)
  })
}

async function readAnswer(answer: http.IncomingMessage): Promise<Answered> {
  const { statusCode: status = 0 } = answer
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    if (size < MAX_KEPT) pieces.push(piece.subarray(0, MAX_KEPT - size))
    size += piece.length
    // Leaving the loop ends the connection.
    if (size >= MAX_READ) break
  }
  const kept = { status, answer: textOf(Buffer.concat(pieces)) }
  if (status >= 200 && status < 300) return { ...kept, isTaken: true }
  const error =
    status >= 300 && status < 400
      ? `It answered ${status}, and redirects are not followed.`
      : `It answered ${status}.`
  return { ...kept, isTaken: false, error, retryAfter: waitOf(answer.headers['retry-after']) }
}

/** What can be stored of bytes that may be anything. */
const textOf = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\u0000', '\ufffd')

const MAX_WAIT = HOUR

function waitOf(header: string | undefined): number {
  const seconds = /^\d{1,6}$/.test(header ?? '')
    ? Number(header)
    : (Date.parse(header ?? '') - Date.now()) / 1000
  return Math.min(Math.max(seconds || 0, 0) * 1000, MAX_WAIT)
}

const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'It refused the connection.',
  ECONNRESET: 'It ended the connection before its answer was complete.',
  ENOTFOUND: 'Its name has no address.',
  EAI_AGAIN: 'Its name could not be looked up.',
  EHOSTUNREACH: 'It cannot be reached.',
  ENETUNREACH: 'It cannot be reached.',
  ETIMEDOUT: 'It cannot be reached.',
}

/** Why there is no answer, in a sentence. */
function wordsOf(error: NodeJS.ErrnoException, isTooLate: boolean): string {
  if (isTooLate) return `It did not answer within ${SEND_WITHIN / 1000} seconds.`
  if (error instanceof RefusedTarget) return error.message
  const code = error.code ?? ''
  // OpenSSL says it with an address in memory and a place in its sources.
  const known = /^(EPROTO|ERR_SSL_)/.test(code)
    ? 'It speaks no TLS there, or none that is taken here: see that host and port of the address are those of https.'
    : CODES[code]
  return known ?? `The connection failed: ${error.message}.`.slice(0, 300)
}

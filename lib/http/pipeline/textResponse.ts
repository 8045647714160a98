import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { FastResponse } from 'srvx'

/**
 * Shorter texts go out as they are: to compress a single client costs more processor time than
 * everything else about reading it, and saves three packets.
 */
const MIN_COMPRESSED = 8 * 1024

/** By preference. Brotli at its quickest is quicker than gzip and smaller than gzip at its best. */
const CODINGS = ['br', 'gzip']
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const QUICK_GZIP = { level: 1 }

let isCodingKept = false

/**
 * Has long answers compressed here, as what sends them keeps their Content-Encoding. Next does not:
 * it takes the header off whatever a route answers, and compresses by itself.
 */
export function compressAnswers(): void {
  isCodingKept = true
}

/** What bodies that go out again and again are compressed to, by coding. */
const lasting = new WeakMap<Buffer, Map<string, Promise<Buffer>>>()

/**
 * Has a body that is always the same compressed once, and not for whoever asks for it. It is in memory
 * once, however many have yet to take it.
 */
export function compressOnce(body: Buffer): void {
  lasting.set(body, new Map())
}

/** A response, and how many bytes its body has that are its own. */
export interface TextResponse {
  readonly response: Response
  readonly bytes: number
}

/**
 * Makes a response of a text, or of its UTF-8, compressed when it is long and the caller accepts that.
 * The entity tag stays that of the record, whatever the coding: it is what `If-Match`, `_if_match` and
 * the answers to a lost race speak of.
 *
 * @param acceptEncoding the request's Accept-Encoding header
 */
export async function textResponse(
  text: string | Buffer<ArrayBuffer>,
  status: number,
  headers: Record<string, string>,
  acceptEncoding: string | null,
): Promise<TextResponse> {
  headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding'
  const isLasting = typeof text !== 'string' && lasting.has(text)
  const isLong = isCodingKept && text.length >= MIN_COMPRESSED
  const coding = isLong ? codingOf(acceptEncoding) : undefined
  if (!coding) {
    // As a text it would be gone through to know its length, and twice more to be sent.
    const body = typeof text === 'string' ? Buffer.from(text) : text
    const response = new FastResponse(body, { status, headers })
    return { response, bytes: isLasting ? 0 : body.length }
  }
  headers['content-encoding'] = coding
  const bytes = await compressed(text, coding)
  const response = new FastResponse(bytes as Uint8Array<ArrayBuffer>, { status, headers })
  return { response, bytes: isLasting ? 0 : bytes.length }
}

function compressed(text: string | Buffer<ArrayBuffer>, coding: string): Promise<Buffer> {
  const kept = typeof text === 'string' ? undefined : lasting.get(text)
  const known = kept?.get(coding)
  if (known) return known
  const made = coding === 'br' ? brotli(text, QUICK_BROTLI) : zip(text, QUICK_GZIP)
  kept?.set(coding, made)
  // Whoever comes next is to try again.
  made.catch(() => kept?.delete(coding))
  return made
}

function codingOf(acceptEncoding: string | null): string | undefined {
  if (!acceptEncoding) return undefined
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const accepted = negotiator.encodings(CODINGS)
  return CODINGS.find((coding) => accepted.includes(coding))
}

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

/** A response, and how long its body is. */
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
  const isLong = isCodingKept && text.length >= MIN_COMPRESSED
  const coding = isLong ? codingOf(acceptEncoding) : undefined
  if (!coding) {
    // As a text it would be gone through to know its length, and twice more to be sent.
    const body = typeof text === 'string' ? Buffer.from(text) : text
    return { response: new FastResponse(body, { status, headers }), bytes: body.length }
  }
  headers['content-encoding'] = coding
  const bytes = await (coding === 'br' ? brotli(text, QUICK_BROTLI) : zip(text, QUICK_GZIP))
  const response = new FastResponse(bytes as Uint8Array<ArrayBuffer>, { status, headers })
  return { response, bytes: bytes.length }
}

function codingOf(acceptEncoding: string | null): string | undefined {
  if (!acceptEncoding) return undefined
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const accepted = negotiator.encodings(CODINGS)
  return CODINGS.find((coding) => accepted.includes(coding))
}

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

/**
 * Makes a response of a text, compressed when it is long and the caller accepts that. The entity
 * tag stays that of the record, whatever the coding: it is what `If-Match`, `_if_match` and the
 * answers to a lost race speak of.
 *
 * @param acceptEncoding the request's Accept-Encoding header
 */
export async function textResponse(
  text: string,
  status: number,
  headers: Record<string, string>,
  acceptEncoding: string | null,
): Promise<Response> {
  headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding'
  const coding = text.length < MIN_COMPRESSED ? undefined : codingOf(acceptEncoding)
  if (!coding) return new FastResponse(text, { status, headers })
  headers['content-encoding'] = coding
  const bytes = await (coding === 'br' ? brotli(text, QUICK_BROTLI) : zip(text, QUICK_GZIP))
  return new FastResponse(bytes as Uint8Array<ArrayBuffer>, { status, headers })
}

function codingOf(acceptEncoding: string | null): string | undefined {
  if (!acceptEncoding) return undefined
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const accepted = negotiator.encodings(CODINGS)
  return CODINGS.find((coding) => accepted.includes(coding))
}

import { Problem } from '@/lib/problem'
import { LARGE_RECORD } from '@/lib/records/largeRecords'
import type { AdmissionTicket } from '../admission/admissionTicket'
import { readJson } from './json'

/** Reads a request's body, up to so many bytes and the one that is too much. */
export type ReadBytes = (most: number) => Promise<Uint8Array>

/** A body above its bound, in bytes. */
export const tooLarge = (most: number): Problem =>
  new Problem('body_too_large', `The body may have at most ${most} bytes.`, {
    members: { max_bytes: most },
  })

/** A body of which nobody sends the rest. */
export const brokenOff = (): Problem =>
  new Problem('malformed_json', 'The body broke off before its end.')

/**
 * Reads a request's body as exact JSON, never holding more than it may have; of one that is as large as a
 * large record, in a slot of such calls.
 *
 * @param ticket what makes room for it
 * @throws Problem 413, 503 where there is no room, 400 where it breaks off, or what {@link readJson} throws
 */
export async function readBody(
  request: Request,
  most: number,
  ticket: AdmissionTicket,
  served: { readonly readBytes: ReadBytes } | undefined,
): Promise<unknown> {
  const declared = request.headers.get('content-length')
  const length = declared === null ? most : Number(declared)
  if (length > most) throw tooLarge(most)
  await ticket.takeBody(length)
  const bytes = await (served ? served.readBytes(most) : streamedBytes(request, most))
  if (bytes.length > most) throw tooLarge(most)
  ticket.keepBody(bytes.length)
  // Read, it may take thirty times as much: it waits as it came.
  if (bytes.length >= LARGE_RECORD) await ticket.takeLargeSlot()
  return readJson(bytes)
}

async function streamedBytes(request: Request, most: number): Promise<Uint8Array> {
  try {
    return await bytesOf(request, most)
  } catch {
    // Of a stream that is read once, nothing fails but what comes over the connection.
    throw brokenOff()
  }
}

async function bytesOf(request: Request, most: number): Promise<Uint8Array> {
  // A declared length is enforced by the server below us, so the short way is safe for it.
  if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer())
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    chunks.push(chunk)
    if (size > most) break
  }
  return Buffer.concat(chunks)
}

import { Problem } from '@/lib/problem'
import { readJson } from './json'

/** Reads a request's body, up to so many bytes and the one that is too much. */
export type ReadBytes = (most: number) => Promise<Uint8Array>

const tooLarge = (most: number): Problem =>
  new Problem('body_too_large', `The body may have at most ${most} bytes.`, {
    members: { max_bytes: most },
  })

/**
 * Reads a request's body as exact JSON, never holding more than it may have.
 *
 * @throws Problem 413, or what {@link readJson} throws
 */
export async function readBody(
  request: Request,
  most: number,
  readBytes: ReadBytes = (limit) => streamedBytes(request, limit),
): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge(most)
  const bytes = await readBytes(most)
  if (bytes.length > most) throw tooLarge(most)
  return readJson(bytes)
}

async function streamedBytes(request: Request, most: number): Promise<Uint8Array> {
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

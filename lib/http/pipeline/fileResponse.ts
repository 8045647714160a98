import { Readable } from 'node:stream'
import { FastResponse } from 'srvx'
import type { FileResult } from './operation'
import { apiHeaders } from './plainHeaders'
import type { TextResponse } from './textResponse'

/**
 * Makes a response of a file. No more of it is made than the caller takes, so it counts for nothing
 * among the answers that are held in memory. Where a later piece fails, the connection ends before
 * the file does, which no caller can take for a whole one.
 */
export async function fileResponse(file: FileResult, requestId: string): Promise<TextResponse> {
  const pieces = file.pieces[Symbol.asyncIterator]()
  // What fails before anything is sent is answered as any failure is.
  const first = await pieces.next()
  const body = Readable.from(rest(first, pieces), { objectMode: false, highWaterMark: 0 })
  const headers = { 'x-request-id': requestId, ...apiHeaders(), ...file.headers }
  return { response: new FastResponse(body as unknown as BodyInit, { headers }), bytes: 0 }
}

async function* rest(first: IteratorResult<string>, pieces: AsyncIterator<string>) {
  try {
    for (let piece = first; !piece.done; piece = await pieces.next()) yield Buffer.from(piece.value)
  } finally {
    await pieces.return?.()
  }
}

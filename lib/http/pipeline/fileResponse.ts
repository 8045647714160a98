import { Readable } from 'node:stream'
import { FastResponse } from 'srvx'
import type { Stay } from '../admission/stay'
import type { FileResult } from './operation'
import { apiHeaders } from './plainHeaders'
import type { TextResponse } from './textResponse'

/**
 * Makes a response of a file. A piece is made once the one before is taken, and counts until it is
 * itself: who begins a thousand files and reads none has a piece of each in hand. Where a later piece
 * fails, the connection ends before the file does, which no caller can take for a whole one.
 */
export async function fileResponse(
  file: FileResult,
  requestId: string,
  stay: Stay,
): Promise<TextResponse> {
  const pieces = file.pieces[Symbol.asyncIterator]()
  // What fails before anything is sent is answered as any failure is.
  const first = await pieces.next()
  const body = Readable.from(rest(first, pieces, stay), { objectMode: false, highWaterMark: 0 })
  const headers = { 'x-request-id': requestId, ...apiHeaders(), ...file.headers }
  return { response: new FastResponse(body as unknown as BodyInit, { headers }), bytes: 0 }
}

async function* rest(first: IteratorResult<string>, pieces: AsyncIterator<string>, stay: Stay) {
  const count = stay.countPieces()
  try {
    for (let piece = first; !piece.done; piece = await pieces.next()) {
      const bytes = Buffer.from(piece.value)
      count(bytes.length)
      yield bytes
      await stay.whenTaken()
      if (stay.isGone()) return
      count(0)
    }
  } finally {
    await pieces.return?.()
  }
}

import { Readable } from 'node:stream'
import { FastResponse } from 'srvx'
import { Problem } from '@/lib/problem'
import type { Stay } from '../admission/stay'
import type { FileResult } from './operation'
import { apiHeaders } from './plainHeaders'
import type { TextResponse } from './textResponse'

/** The most that a file has which goes out as one piece, in bytes: some thousands of clients. */
const MOST_WHOLE = 2 ** 24

/**
 * Makes a response of a file. A piece is made once the one before is taken, and counts until it is
 * itself: who begins a thousand files and reads none has a piece of each in hand. Where a later piece
 * fails, the connection ends before the file does, which no caller can take for a whole one: where one
 * could, the file goes out as one piece, with its length.
 *
 * @throws Problem 426 for a file that is too long for that
 */
export async function fileResponse(
  file: FileResult,
  requestId: string,
  stay: Stay,
): Promise<TextResponse> {
  const headers = { 'x-request-id': requestId, ...apiHeaders(), ...file.headers }
  if (!stay.takesPieces) {
    const body = await whole(file.pieces, stay)
    return { response: new FastResponse(body, { headers }), bytes: body.length }
  }
  const pieces = file.pieces[Symbol.asyncIterator]()
  // What fails before anything is sent is answered as any failure is.
  const first = await pieces.next()
  const body = Readable.from(rest(first, pieces, stay), { objectMode: false, highWaterMark: 0 })
  return { response: new FastResponse(body as unknown as BodyInit, { headers }), bytes: 0 }
}

/** A file as one piece. It counts while it is made; once it is whole it counts as any answer. */
async function whole(pieces: FileResult['pieces'], stay: Stay): Promise<Buffer<ArrayBuffer>> {
  const count = stay.countPieces()
  try {
    const made: Buffer[] = []
    let length = 0
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      length += bytes.length
      if (length > MOST_WHOLE) throw httpTooOld()
      count(length)
      made.push(bytes)
    }
    return Buffer.concat(made)
  } finally {
    count(0)
  }
}

const httpTooOld = (): Problem =>
  new Problem(
    'upgrade_required',
    'A file of this length comes in pieces, for which the request has to be HTTP/1.1.',
    { headers: { upgrade: 'HTTP/1.1', connection: 'Upgrade, close' } },
  )

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

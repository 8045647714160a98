import { Readable } from 'node:stream'
import { FastResponse } from 'srvx'
import { Problem } from '@/lib/problem'
import type { AdmissionTicket } from '../admission/admissionTicket'
import type { FileResult } from './operation'
import { apiHeaders } from './plainHeaders'
import type { TextResponse } from './textResponse'

/** The most that a file has which goes out as one piece, in bytes: some thousands of clients. */
const MAX_WHOLE = 2 ** 24

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
  ticket: AdmissionTicket,
): Promise<TextResponse> {
  const headers = { 'x-request-id': requestId, ...apiHeaders(), ...file.headers }
  if (!ticket.takesPieces) {
    const body = await whole(file.pieces, ticket)
    return { response: new FastResponse(body, { headers }), bytes: body.length }
  }
  const pieces = file.pieces[Symbol.asyncIterator]()
  // What fails before anything is sent is answered as any failure is.
  const first = await pieces.next()
  const body = Readable.from(rest(first, pieces, ticket), { objectMode: false, highWaterMark: 0 })
  return { response: new FastResponse(body as unknown as BodyInit, { headers }), bytes: 0 }
}

/** A file as one piece. It counts while it is made; once it is whole it counts as any answer. */
async function whole(
  pieces: FileResult['pieces'],
  ticket: AdmissionTicket,
): Promise<Buffer<ArrayBuffer>> {
  const count = ticket.countPieces()
  try {
    const made: Buffer[] = []
    let length = 0
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      length += bytes.length
      if (length > MAX_WHOLE) throw httpTooOld()
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

async function* rest(
  first: IteratorResult<string>,
  pieces: AsyncIterator<string>,
  ticket: AdmissionTicket,
) {
  const count = ticket.countPieces()
  try {
    for (let piece = first; !piece.done; piece = await pieces.next()) {
      const bytes = Buffer.from(piece.value)
      count(bytes.length)
      yield bytes
      await ticket.whenTaken()
      if (ticket.isGone()) return
      count(0)
    }
  } finally {
    await pieces.return?.()
  }
}

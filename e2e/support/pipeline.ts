import { connect } from 'node:net'
import { parse, stringify } from 'lossless-json'

/** A call that goes together with others. */
export interface PipelinedCall {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

export interface PipelinedAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted on member by member
  readonly body: any
}

/**
 * Sends calls over one connection in one piece, so that the service reads them all in the same
 * turn, whatever else the machine does. Answers come in the order of the calls.
 */
export function sendPipelined(
  base: string,
  token: string,
  calls: readonly PipelinedCall[],
): Promise<PipelinedAnswer[]> {
  const { hostname, port, pathname } = new URL(base)
  const requests = calls.map(({ method, path, body }, at) => {
    const json = stringify(body) as string
    return [
      `${method} ${pathname}${path} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(json)}`,
      ...(at === calls.length - 1 ? ['Connection: close'] : []),
      '',
      json,
    ].join('\r\n')
  })
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(requests.join('')))
    socket.on('data', (piece) => pieces.push(piece))
    socket.on('error', reject)
    socket.on('end', () => {
      try {
        resolve(answersIn(Buffer.concat(pieces)))
      } catch (error) {
        reject(error)
      }
    })
  })
}

function answersIn(bytes: Buffer): PipelinedAnswer[] {
  const answers: PipelinedAnswer[] = []
  for (let at = 0; at < bytes.length; ) {
    const bodyAt = bytes.indexOf('\r\n\r\n', at) + 4
    const head = bytes.toString('latin1', at, bodyAt)
    if (bodyAt < 4) throw new Error(`An answer without an end:\n${head}`)
    const body = bodyOf(bytes, bodyAt, head)
    const status = Number(head.split(' ', 2)[1])
    answers.push({ status, body: parse(body.bytes.toString('utf8')) })
    at = body.end
  }
  return answers
}

/** The body that begins at a place, and where the next answer does: its length is told, or each chunk's. */
function bodyOf(bytes: Buffer, from: number, head: string): { bytes: Buffer; end: number } {
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length !== undefined) {
    const end = from + Number(length)
    return { bytes: bytes.subarray(from, end), end }
  }
  if (!/^transfer-encoding: chunked/im.test(head)) {
    throw new Error(`An answer without a length:\n${head}`)
  }
  const chunks: Buffer[] = []
  for (let at = from; ; ) {
    const chunkAt = bytes.indexOf('\r\n', at) + 2
    const size = Number.parseInt(bytes.toString('latin1', at, chunkAt), 16)
    if (chunkAt < 2 || Number.isNaN(size)) throw new Error(`An answer that breaks off:\n${head}`)
    at = chunkAt + size + 2
    if (size === 0) return { bytes: Buffer.concat(chunks), end: at }
    chunks.push(bytes.subarray(chunkAt, chunkAt + size))
  }
}

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
    socket.on('end', () => resolve(answersIn(Buffer.concat(pieces))))
  })
}

function answersIn(bytes: Buffer): PipelinedAnswer[] {
  const answers: PipelinedAnswer[] = []
  for (let at = 0; at < bytes.length; ) {
    const bodyAt = bytes.indexOf('\r\n\r\n', at) + 4
    const head = bytes.toString('latin1', at, bodyAt)
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
    if (bodyAt < 4 || Number.isNaN(length)) throw new Error(`An answer without a length:\n${head}`)
    at = bodyAt + length
    const status = Number(head.split(' ', 2)[1])
    answers.push({ status, body: parse(bytes.toString('utf8', bodyAt, at)) })
  }
  return answers
}

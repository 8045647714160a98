/**
 * Load on an HTTP server over plain sockets: each connection sends its next request when the
 * answer to the last has come. A client library would cost as much processor time a call as the
 * servers under test, and the machine has to run both; this loop costs a small part of it.
 */
import { connect, type Socket } from 'node:net'
import { type Percentiles, percentiles } from './percentiles'

/** What to send: the nth request as the text that goes over the wire. */
export type NextRequest = (n: number) => string

/** What came of a stretch of load; times in milliseconds. */
export interface LoadResult extends Percentiles {
  readonly calls: number
  readonly perSecond: number
  /** Answers whose status was not 2xx, by status. */
  readonly failures: Readonly<Record<string, number>>
}

/** Keeps `connections` callers busy for so many seconds. */
export async function load(options: {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  readonly request: NextRequest
}): Promise<LoadResult> {
  const times: number[] = []
  const failures: Record<string, number> = {}
  const started = performance.now()
  const end = started + options.seconds * 1000
  let sent = 0
  await Promise.all(
    Array.from({ length: options.connections }, () =>
      caller(options.port, () => {
        const now = performance.now()
        return now < end ? options.request(sent++) : undefined
      }).done((status, milliseconds) => {
        times.push(milliseconds)
        if (status < 200 || status > 299) failures[status] = (failures[status] ?? 0) + 1
      }),
    ),
  )
  const seconds = (performance.now() - started) / 1000
  return { calls: times.length, perSecond: times.length / seconds, ...percentiles(times), failures }
}

/** One connection that asks `next` for requests until there are none. */
function caller(port: number, next: () => string | undefined) {
  return {
    done: (onAnswer: (status: number, milliseconds: number) => void): Promise<void> =>
      new Promise((resolve, reject) => {
        const socket = connect({ port, host: '127.0.0.1', noDelay: true })
        let sentAt = 0
        let answers = 0
        let lastStatus = 0
        const send = () => {
          const request = next()
          if (request === undefined) return socket.end(() => resolve())
          sentAt = performance.now()
          socket.write(request)
        }
        socket.once('error', reject)
        // After the last answer this comes too late to say anything.
        socket.once('close', () =>
          reject(
            new Error(
              `the server on port ${port} closed a connection after ${answers} answers, the last ${lastStatus}`,
            ),
          ),
        )
        socket.once('connect', send)
        onAnswers(socket, (status) => {
          answers += 1
          lastStatus = status
          onAnswer(status, performance.now() - sentAt)
          send()
        })
      }),
  }
}

/** Tells of each complete answer; understands Content-Length and chunks, which is all they send. */
function onAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let pending: Buffer | undefined
  /** Bytes of the answer still to come; -1 while its head, -2 while its last chunk, is awaited. */
  let left = -1
  let status = 0
  socket.on('data', (data) => {
    let chunk = pending ? Buffer.concat([pending, data as Buffer]) : (data as Buffer)
    pending = undefined
    if (left === -1) {
      const end = chunk.indexOf('\r\n\r\n')
      if (end < 0) {
        pending = chunk
        return
      }
      const head = chunk.toString('latin1', 0, end)
      status = Number(head.slice(9, 12))
      const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
      left = length === undefined ? (/chunked/i.test(head) ? -2 : 0) : Number(length)
      chunk = chunk.subarray(end + 4)
    }
    if (left === -2) {
      if (!chunk.subarray(-5).equals(LAST_CHUNK)) {
        pending = chunk.subarray(-5)
        return
      }
    } else {
      left -= chunk.length
      if (left > 0) return
    }
    left = -1
    onAnswer(status)
  })
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/**
 * The limit: one prepared statement sent straight to PostgreSQL by callers that do nothing else.
 * They write the protocol's messages themselves and look only for the end of each answer, so they
 * cost about what pgbench costs, and nobody has to install that.
 */
import type { Socket } from 'node:net'
import pg from 'pg'
import type { Statement } from '@/lib/db/raw'
import type { LoadResult } from './load'
import { percentiles } from './percentiles'

const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
const ERROR = 0x45
const NAME = 'limit'
const SETTINGS = '-c timezone=UTC -c plan_cache_mode=force_generic_plan'

/** What to run, where, and for how long. */
export interface LimitOptions {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  /** The nth statement: always the same text with other values. */
  readonly query: (n: number) => Statement
}

/** Runs a statement on so many connections at once. */
export async function limit(options: LimitOptions): Promise<LoadResult> {
  const times: number[] = []
  const { text } = options.query(0)
  const clients = await Promise.all(
    Array.from({ length: options.connections }, () => prepared(options.url, text)),
  )
  const started = performance.now()
  const end = started + options.seconds * 1000
  let sent = 0
  await Promise.all(
    clients.map(
      (client) =>
        new Promise<void>((resolve, reject) => {
          const socket = streamOf(client)
          socket.removeAllListeners('data')
          socket.once('close', () => reject(new Error('PostgreSQL closed a connection')))
          let sentAt = 0
          const send = () => {
            sentAt = performance.now()
            if (sentAt >= end) return resolve()
            socket.write(message(options.query(sent++).values ?? []))
          }
          let first = true
          socket.on('data', (data: Buffer) => {
            if (first && data[0] === ERROR) return reject(new Error(data.toString('latin1')))
            first = data.subarray(-6).equals(READY)
            if (!first) return
            times.push(performance.now() - sentAt)
            send()
          })
          send()
        }),
    ),
  )
  const seconds = (performance.now() - started) / 1000
  for (const client of clients) streamOf(client).destroy()
  return {
    calls: times.length,
    perSecond: times.length / seconds,
    ...percentiles(times),
    failures: {},
  }
}

/** The socket below a client; the type definitions keep it to themselves. */
const streamOf = (client: pg.Client): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

/** A connection that knows the statement; from here on its socket is ours. */
async function prepared(url: string, text: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: SETTINGS })
  client.on('error', () => {})
  await client.connect()
  const socket = streamOf(client)
  socket.removeAllListeners('data')
  const done = new Promise<void>((resolve, reject) =>
    socket.on('data', (data: Buffer) => {
      if (data[0] === ERROR) reject(new Error(data.toString('latin1')))
      else if (data.subarray(-6).equals(READY)) resolve()
    }),
  )
  const parse = Buffer.from(`${NAME}\0${text}\0\0\0`)
  socket.write(Buffer.concat([header('P', parse.length), parse, SYNC]))
  await done
  return client
}

const header = (type: string, length: number): Buffer => {
  const bytes = Buffer.alloc(5)
  bytes.write(type)
  bytes.writeInt32BE(length + 4, 1)
  return bytes
}

const SYNC = header('S', 0)
/** Execute the portal without a name, all rows; then the end of the transaction. */
const RUN = Buffer.concat([header('E', 5), Buffer.alloc(5), SYNC])
const BIND_HEAD = Buffer.from(`\0${NAME}\0\0\0`)
const BIND_TAIL = Buffer.from([0, 0])

/** Bind, execute and sync with parameters as text. */
function message(values: readonly unknown[]): Buffer {
  const count = Buffer.alloc(2)
  count.writeInt16BE(values.length)
  const parts = [BIND_HEAD, count]
  for (const value of values) {
    const text = value === null || value === undefined ? undefined : Buffer.from(textOf(value))
    const length = Buffer.alloc(4)
    length.writeInt32BE(text?.length ?? -1)
    parts.push(length)
    if (text) parts.push(text)
  }
  const body = Buffer.concat([...parts, BIND_TAIL])
  return Buffer.concat([header('B', body.length), body, RUN])
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? `{${value.map((entry) => JSON.stringify(entry)).join()}}` : String(value)

import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { throughPooler } from './between'
import { fatalAnswer } from './fatal'

/** A wire between a server process and its database that a test can cut and stall, and that counts. */
export interface Wire {
  /** The database's address through the wire. */
  readonly url: string
  /** How many statements the process has had executed so far for calls. */
  statements(): number
  /** How many texts of statements it has had parsed so far. */
  parsed(): number
  /**
   * Stalls the next connection that commits, or that sends a text: it never arrives, or it does and
   * the database's word of it never comes back.
   */
  stall(when: 'before the commit' | 'after the commit', text?: string): void
  /** From now on what the process sends is on its way for so many ms. */
  lengthen(ms: number): void
  /** From now on no more than so many bytes a second come of what the database sends on one connection. */
  narrow(rate: number): void
  /** From now on what the database sends after these bytes comes by itself, a moment later. */
  tear(after: Buffer): void
  cut(): Promise<void>
  /** Ends all connections, and answers new ones as who is there and lets nobody in. */
  refuse(state: string, words: string): void
  mend(): Promise<void>
}

/** Messages of PostgreSQL's protocol, by their first byte. */
const [QUERY, PARSE, BIND, EXECUTE] = [0x51, 0x50, 0x42, 0x45]

/** What one connection's bytes held. */
interface Counted {
  readonly executed: number
  readonly parsed: number
}

/**
 * Counts the statements that are parsed and executed in one connection's bytes as they come, in
 * whatever pieces. Some belong to no call and come at their own time, which is not counted.
 */
function statementCounter(): (bytes: Buffer) => Counted {
  let rest: Buffer = Buffer.alloc(0)
  const ofNoCall = new Set<string>()
  let bound = ''
  const isCounted = (type: number, message: Buffer): boolean => {
    const [first = '', second = ''] = message.toString('latin1', 5).split('\0', 2)
    if (type === PARSE) ofNoCall[isOfNoCall(second) ? 'add' : 'delete'](first)
    if (type === BIND) bound = second
    return type === QUERY ? !isOfNoCall(first) : type === EXECUTE && !ofNoCall.has(bound)
  }
  // The first message of a connection has no type before its length.
  let typed = 0
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    let [executed, parsed] = [0, 0]
    while (rest.length >= typed + 4) {
      const length = rest.readUInt32BE(typed) + typed
      if (rest.length < length) break
      if (typed && isCounted(rest[0] as number, rest.subarray(0, length))) executed += 1
      if (typed && rest[0] === PARSE) parsed += 1
      rest = rest.subarray(length)
      typed = 1
    }
    return { executed, parsed }
  }
}

/** What a process sends to others, and its look for webhooks that have something to deliver. */
const OF_NO_CALL = ['pg_notify(', 'LEFT JOIN webhook_state']

const isOfNoCall = (text: string): boolean => OF_NO_CALL.some((part) => text.includes(part))

/** For how long the rest stays away that is torn off, in ms. */
const TORN = 20

/**
 * Sends bytes on, and what comes after a mark of them a moment later.
 *
 * @param mark what to tear after, if anything
 * @param rate how many bytes go on in a second, at most
 */
function tearing(
  send: (bytes: Buffer) => void,
  mark: () => Buffer | undefined,
  rate: () => number,
) {
  let sent = Promise.resolve()
  const sendParts = async (bytes: Buffer): Promise<void> => {
    const after = mark()
    const at = after ? bytes.indexOf(after) : -1
    if (!after || at < 0) return send(bytes)
    send(bytes.subarray(0, at + after.length))
    await setTimeout(TORN)
    return sendParts(bytes.subarray(at + after.length))
  }
  return (bytes: Buffer): void => {
    sent = sent
      .then(() => (rate() < Infinity ? setTimeout((1000 * bytes.length) / rate()) : undefined))
      .then(() => sendParts(bytes))
  }
}

/** Lays a wire to a database. */
export async function layWire(databaseUrl: string): Promise<Wire> {
  const far = new URL(throughPooler(databaseUrl))
  const open = new Set<Socket>()
  let [statements, texts] = [0, 0]
  let stalling: Parameters<Wire['stall']>[0] | undefined
  let stalledBy = ''
  let refusal: Buffer | undefined
  let torn: Buffer | undefined
  let [length, rate] = [0, Infinity]
  const endAll = () => {
    for (const end of open) end.destroy()
  }
  const server = createServer((near) => {
    if (refusal) {
      const words = refusal
      near.once('data', () => near.end(words)).on('error', () => undefined)
      return
    }
    const beyond = connect(Number(far.port), far.hostname)
    const counted = statementCounter()
    const send = tearing(
      (bytes) => void near.write(bytes),
      () => torn,
      () => rate,
    )
    let stalled: typeof stalling
    near.on('data', (bytes: Buffer) => {
      const { executed, parsed } = counted(bytes)
      statements += executed
      texts += parsed
      if (stalling && bytes.includes(stalledBy)) {
        stalled = stalling
        stalling = undefined
      }
      if (stalled === 'before the commit') return
      if (length === 0) beyond.write(bytes)
      else void setTimeout(length).then(() => beyond.write(bytes))
    })
    beyond.on('data', (bytes: Buffer) => {
      if (!stalled) send(bytes)
    })
    for (const [end, other] of [
      [near, beyond],
      [beyond, near],
    ] as const) {
      open.add(end)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        open.delete(end)
        other.destroy()
      })
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    statements: () => statements,
    parsed: () => texts,
    stall(when, text = 'COMMIT') {
      stalling = when
      stalledBy = text
    },
    lengthen(ms) {
      length = ms
    },
    narrow(most) {
      rate = most
    },
    tear(after) {
      torn = after
    },
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        endAll()
      }),
    refuse(state, words) {
      refusal = fatalAnswer(state, words)
      endAll()
    },
    async mend() {
      refusal = undefined
      if (!server.listening) await listen(port)
    },
  }
}

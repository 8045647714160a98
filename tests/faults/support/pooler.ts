import { createServer, connect as dial, type Server, type Socket } from 'node:net'
import { fatalAnswer } from '../../../e2e/support/fatal'
import { freePort } from '../../../e2e/support/freePort'

/** What stands before a database, and the address by which one comes through it. */
export type Pooler = Server & { readonly url: string }

/** A session's beginning without the settings that it names: as poolers pass it on that are told to ignore them. */
function withoutSettings(beginning: Buffer): Buffer {
  const words = beginning.subarray(8, -1).toString('latin1').split('\0')
  const kept: string[] = []
  for (let place = 0; place + 1 < words.length; place += 2) {
    if (words[place] !== 'options') kept.push(...words.slice(place, place + 2))
  }
  const body = Buffer.from(`${kept.map((word) => `${word}\0`).join('')}\0`, 'latin1')
  const head = Buffer.from(beginning.subarray(0, 8))
  head.writeInt32BE(head.length + body.length)
  return Buffer.concat([head, body])
}

/** What PgBouncer answers a session that begins with settings, unless it was told to ignore them. */
const REFUSAL = fatalAnswer('08P01', 'unsupported startup parameter: options')

/** What stands before a database and drops the settings with which sessions begin, or refuses them. */
export async function poolerBefore(
  url: string,
  how: 'dropping' | 'refusing' = 'dropping',
): Promise<Pooler> {
  const { hostname, port } = new URL(url)
  const server = createServer((caller) => {
    if (how === 'refusing') {
      caller.once('data', () => caller.end(REFUSAL)).on('error', () => undefined)
      return
    }
    const behind = dial(Number(port), hostname)
    for (const socket of [caller, behind]) socket.on('error', () => undefined)
    caller.once('data', (beginning) => {
      behind.write(withoutSettings(beginning as Buffer))
      caller.pipe(behind).pipe(caller)
    })
  })
  return listening(server, url)
}

/** Has a server stand at a port of its own before the one of an address. */
async function listening(server: Server, url: string): Promise<Pooler> {
  const own = await freePort()
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  return Object.assign(server, { url: url.replace(`:${new URL(url).port}/`, `:${own}/`) })
}

/** Who has been let in is told so, and what the server's session is like: these kinds of message say that. */
const LET_IN = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])
const OF_SESSION = new Set(['S', 'K', 'Z'])
const GOES = 'X'.charCodeAt(0)

/** The messages of some kinds among what a server has sent. */
function messagesOf(sent: Buffer, kinds: ReadonlySet<string>): Buffer {
  const kept: Buffer[] = []
  for (let at = 0; at + 5 <= sent.length; ) {
    const end = at + 1 + sent.readInt32BE(at + 1)
    if (kinds.has(String.fromCharCode(sent[at] as number))) kept.push(sent.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

/**
 * What stands before a database and has one session there, which whoever comes is lent, without settings
 * of their own: as a pooler does with a transaction of each, where they come one after the other.
 */
export async function lenderBefore(url: string): Promise<Pooler> {
  const { hostname, port } = new URL(url)
  let lent: Socket | undefined
  let caller: Socket
  let sent = Buffer.alloc(0)
  const server = createServer((next) => {
    next.on('error', () => undefined)
    next.once('data', (beginning) => {
      caller = next
      if (lent) caller.write(Buffer.concat([LET_IN, messagesOf(sent, OF_SESSION)]))
      else {
        lent = dial(Number(port), hostname).on('error', () => undefined)
        lent.on('data', (data) => {
          const isBegun = messagesOf(sent, new Set(['Z'])).length > 0
          if (!isBegun) sent = Buffer.concat([sent, data as Buffer])
          caller.write(data)
        })
        lent.write(withoutSettings(beginning as Buffer))
      }
      next.on('data', (data) => {
        if (data[0] === GOES) next.end()
        else lent?.write(data)
      })
    })
  })
  server.on('close', () => lent?.destroy())
  return listening(server, url)
}

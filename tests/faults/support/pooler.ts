import { createServer, connect as dial, type Server } from 'node:net'
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
  const own = await freePort()
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  return Object.assign(server, { url: url.replace(`:${port}/`, `:${own}/`) })
}

import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A wire between a server process and its database that a test can cut and stall, and that counts. */
export interface Wire {
  /** The database's address through the wire. */
  readonly url: string
  /** How many statements the process has had executed so far. */
  statements(): number
  /**
   * Stalls the next connection that commits: its COMMIT never arrives, or it does and the
   * database's word of it never comes back.
   */
  stall(when: 'before the commit' | 'after the commit'): void
  cut(): Promise<void>
  mend(): Promise<void>
}

/** Messages of PostgreSQL's protocol that have a statement executed: Query and Execute. */
const EXECUTING = new Set([0x51, 0x45])

/** Counts the executing messages in one connection's bytes as they come, in whatever pieces. */
function statementCounter(): (bytes: Buffer) => number {
  let rest: Buffer = Buffer.alloc(0)
  // The first message of a connection has no type before its length.
  let typed = 0
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    let count = 0
    while (rest.length >= typed + 4) {
      const length = rest.readUInt32BE(typed) + typed
      if (rest.length < length) break
      if (typed && EXECUTING.has(rest[0] as number)) count += 1
      rest = rest.subarray(length)
      typed = 1
    }
    return count
  }
}

/** Lays a wire to a database. */
export async function layWire(databaseUrl: string): Promise<Wire> {
  const far = new URL(databaseUrl)
  const open = new Set<Socket>()
  let statements = 0
  let stalling: Parameters<Wire['stall']>[0] | undefined
  const server = createServer((near) => {
    const beyond = connect(Number(far.port), far.hostname)
    const counted = statementCounter()
    let stalled: typeof stalling
    near.on('data', (bytes: Buffer) => {
      statements += counted(bytes)
      if (stalling && bytes.includes('COMMIT')) {
        stalled = stalling
        stalling = undefined
      }
      if (stalled !== 'before the commit') beyond.write(bytes)
    })
    beyond.on('data', (bytes: Buffer) => {
      if (!stalled) near.write(bytes)
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
    stall(when) {
      stalling = when
    },
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const end of open) end.destroy()
      }),
    mend: () => listen(port),
  }
}

/**
 * `npm run bench:file -- --clients 1000000`: the list of clients as one CSV file, to a caller that
 * takes it as fast as it comes and to one that is slow, and the memory of the process meanwhile. It
 * ends with an error when that grows with the file. The clients are made by one statement, in a
 * folder that goes away again.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withConnection } from '@/lib/db/connection'
import { startEmbedded } from '@/lib/db/embedded/server'
import { migrate } from '@/lib/db/migrations/migrate'
import { NODE_OPTIONS } from '@/lib/server/nodeOptions'
import { seedDemo } from '@/prisma/seed'
import { bundle } from '@/scripts/bundle'
import { tokenAt } from './callers'
import { type ServerProcess, startServer } from './processes'

const { values } = parseArgs({ options: { clients: { type: 'string', default: '1000000' } } })
const clients = Number(values.clients)
const DIST = '.bench/dist'
/** Of the columns that lists show, and of a few more. */
const ADDRESS = '/api/v1/fm/clients'
/** By how much the end of a file may take more than its beginning. */
const MAX_GROWTH = 1.1
const LOOK_EVERY = 100
/** For how long the slow caller takes nothing between two pieces. */
const SLOW = 20

const median = (looks: readonly number[]): number =>
  looks.toSorted((a, b) => a - b)[Math.floor(looks.length / 2)] ?? 0

interface Taken {
  readonly rows: number
  readonly bytes: number
  readonly seconds: number
  /** Resident megabytes of the process, looked at again and again. */
  readonly looks: readonly number[]
}

/** @param pause milliseconds between one piece and the next */
async function take(server: ServerProcess, token: string, pause: number): Promise<Taken> {
  const looks: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      looks.push((await server.usage()).rss / 1e6)
      await sleep(LOOK_EVERY)
    }
  })()
  const started = performance.now()
  const answer = await fetch(`http://127.0.0.1:${server.port}${ADDRESS}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/csv' },
  })
  if (!answer.ok || !answer.body) throw new Error(await answer.text())
  let rows = -1
  let bytes = 0
  for await (const piece of answer.body) {
    bytes += piece.length
    for (const byte of piece) if (byte === 10) rows += 1
    if (pause > 0) await sleep(pause)
  }
  isOver = true
  await watching
  return { rows, bytes, seconds: (performance.now() - started) / 1000, looks }
}

function tell(how: string, { rows, bytes, seconds, looks }: Taken): boolean {
  const part = Math.max(1, Math.floor(looks.length / 5))
  const [early, late] = [median(looks.slice(part, 2 * part)), median(looks.slice(-part))]
  console.log(
    `${how}: ${rows} rows, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s; the process has ${early.toFixed(0)} MB in the second fifth of the time and ${late.toFixed(0)} MB in the last, ${Math.max(...looks).toFixed(0)} MB at most`,
  )
  return rows === clients && late < early * MAX_GROWTH
}

bundle(['bench/fleetbook.ts'], DIST)
const folder = mkdtempSync(join(tmpdir(), 'fleetbook-file-'))
const database = await startEmbedded(join(folder, 'postgres'), 'fast')
try {
  await migrate(database.url)
  await seedDemo(database.url, { clients: 100, approvals: 10, accounts: true })
  await withConnection(database.url, async (connection) => {
    await connection.query("SET fleetbook.enters = 'yes'")
    await connection.query(
      `INSERT INTO client (name, client_code, client_type, finance_limit)
        SELECT 'Client ' || n, 'C' || n, 'fleet', n FROM generate_series(101, $1::integer) n`,
      [clients],
    )
    await connection.query('ANALYZE client')
  })
  const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'error' }
  const server = await startServer(`${DIST}/bench/fleetbook.js`, environment, NODE_OPTIONS)
  const token = await tokenAt(server.port)
  const idle = (await server.usage()).rss / 1e6
  console.log(`before: ${idle.toFixed(0)} MB`)
  const isFlat = [
    tell('to a quick caller', await take(server, token, 0)),
    tell('to a slow caller', await take(server, token, SLOW)),
  ]
  await server.stop()
  if (isFlat.includes(false)) process.exitCode = 1
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

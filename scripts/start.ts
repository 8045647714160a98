/** Starts the service from what was built, and keeps it: the last part of `npm start`. */
import { fork } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { whyNoFolder } from '@/lib/db/embedded/folderFault'
import { type EmbeddedDatabase, FolderTaken, startEmbedded } from '@/lib/db/embedded/server'
import { env } from '@/lib/env'
import { logUncaughtException } from '@/lib/log'
import { localOrigin } from '@/lib/server/localOrigin'
import { startProcesses } from '@/lib/server/processes'
import type { DatabaseMessage, EMBEDDED } from './databaseProcess'
import { DATA } from './operator'

const RUNNING = join(DATA, 'running.json')
const PREPARE_DATABASE = 'dist/scripts/databaseProcess.js'

const started = performance.now()
Object.assign(process.env, { NODE_ENV: 'production' })
// No process of the service knows who owns its database.
delete process.env.MIGRATE_DATABASE_URL

/** Takes that the service is to end, with the reason where nobody asked for it. */
let end: (reason?: string) => void = () => {}
const ending = new Promise<string | undefined>((resolve) => {
  end = resolve
})
let isServing = false

/** Where the service that runs the database of the folder is reached, if it has said so. */
function runningAt(): string | undefined {
  try {
    const { url } = JSON.parse(readFileSync(RUNNING, 'utf8')) as { url?: unknown }
    return typeof url === 'string' ? url : undefined
  } catch {
    return undefined
  }
}

/** Changes the note of where the service is reached, or says why it cannot be. */
function note(change: () => void): void {
  try {
    change()
  } catch (error) {
    const named = { folder: DATA, variable: 'FLEETBOOK_DATA' }
    throw new Error(whyNoFolder(error, named), { cause: error })
  }
}

/** Moved to its place when it is whole, so that nobody ever reads half of it. */
const sayWhere = (url: string): void =>
  note(() => {
    writeFileSync(`${RUNNING}.new`, JSON.stringify({ url, pid: process.pid }))
    renameSync(`${RUNNING}.new`, RUNNING)
  })

const sayNothing = (): void => note(() => rmSync(RUNNING, { force: true }))

async function startDatabase(): Promise<EmbeddedDatabase> {
  console.log('Starting the embedded database …')
  const database = await startEmbedded(resolve(DATA, 'postgres'), 'durable', {
    note: (sentence) => console.log(sentence),
    lost: (reason) => end(reason),
  })
  // What is there now was left by one who could not take it away.
  sayNothing()
  process.env.DATABASE_URL = database.url
  process.env.FLEETBOOK_DEMO = '1'
  return database
}

/**
 * Has the database up to date; answers the secret of browser sessions and the service's address of it.
 *
 * @param isEmbedded whether the database is the folder's own
 */
function readyDatabase(isEmbedded: boolean): Promise<Extract<DatabaseMessage, { secret: string }>> {
  return new Promise((resolve, reject) => {
    const child = fork(PREPARE_DATABASE, isEmbedded ? ['embedded' satisfies typeof EMBEDDED] : [])
    child.once('message', (message: DatabaseMessage) =>
      'secret' in message ? resolve(message) : reject(new Error(message.fault)),
    )
    child.once('exit', (code, signal) =>
      reject(new Error(`The database was not made ready: its process ended (${signal ?? code}).`)),
    )
  })
}

function printWelcome(url: string, isEmbedded: boolean): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`\nFleetbook is ready after ${seconds} s:  ${url}`)
  if (process.env.FLEETBOOK_DEMO === '1') {
    console.log('\n  Sign in as           with the password')
    for (const name of ['admin', 'editor', 'viewer', 'integration']) {
      console.log(`  ${name.padEnd(20)} ${name}-demo-password`)
    }
  }
  if (isEmbedded) console.log(`\nThe data is kept in ${DATA}/. Ctrl-C stops everything.`)
}

/**
 * Serves until it is to end; what then keeps it from being served on is the answer.
 *
 * @param isEmbedded whether the database is the folder's own
 */
async function serve(isEmbedded: boolean): Promise<string | undefined> {
  const { HOST, PORT } = env()
  const { secret, url, isDemonstration } = await readyDatabase(isEmbedded)
  Object.assign(process.env, { NEXTAUTH_SECRET: secret, DATABASE_URL: url })
  // What was restored into the folder's database has no accounts that everybody knows.
  if (!isDemonstration) delete process.env.FLEETBOOK_DEMO
  process.env.NEXTAUTH_URL ??= localOrigin(HOST, PORT)
  logUncaughtException()
  const service = await startProcesses()
  if (isEmbedded) sayWhere(service.url)
  printWelcome(service.url, isEmbedded)
  isServing = true
  const reason = await ending
  console.log('\nStopping: running calls end first, then the database …')
  await service.stop()
  return reason
}

async function main(): Promise<void> {
  let database: EmbeddedDatabase | undefined
  try {
    database = process.env.DATABASE_URL === undefined ? await startDatabase() : undefined
    const reason = await serve(database !== undefined)
    if (reason !== undefined) throw new Error(reason)
  } finally {
    try {
      if (database) sayNothing()
    } finally {
      await database?.stop()
    }
  }
}

// What is only being started needs no order in which to end: all of it ends with this process. A terminal
// that is closed ends it as Ctrl-C does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => (isServing ? end() : process.exit(0)))
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    const url = error instanceof FolderTaken ? runningAt() : undefined
    if (url) {
      console.log(`Fleetbook already runs from this folder:  ${url}`)
      process.exit(0)
    }
    console.error(error.message)
    process.exit(1)
  },
)

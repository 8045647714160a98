/** The second part of `npm start`: everything after the packages are installed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { prepareClient, prepareConsole, prepareServer } from './prepare'

const DATA = '.data'
const RUNNING = `${DATA}/running.json`

const started = performance.now()
Object.assign(process.env, { NODE_ENV: 'production' })
prepareClient()
prepareServer()
prepareConsole()

/** The address of a service that already runs on this folder's data. */
async function alreadyRunning(): Promise<string | undefined> {
  if (!existsSync(RUNNING)) return undefined
  const { url } = JSON.parse(readFileSync(RUNNING, 'utf8')) as { url: string }
  const answer = await fetch(`${url}/healthz`).catch(() => undefined)
  return answer?.ok ? url : undefined
}

/** Starts the embedded database with its demo data, unless the operator brought a database. */
async function database(): Promise<() => Promise<void>> {
  if (process.env.DATABASE_URL) return async () => {}
  const { startEmbedded } = await import('@/lib/db/embedded')
  const { migrate } = await import('@/lib/db/migrate')
  const { seedDemo } = await import('@/prisma/seed')
  mkdirSync(DATA, { recursive: true })
  console.log('Starting the embedded database …')
  const embedded = await startEmbedded(resolve(DATA, 'postgres'))
  process.env.DATABASE_URL = embedded.url
  process.env.FLEETBOOK_DEMO = '1'
  try {
    await migrate(embedded.url)
    await seedDemo(embedded.url, { clients: 300, approvals: 800, accounts: true })
  } catch (error) {
    await embedded.stop()
    throw error
  }
  return () => embedded.stop()
}

function printWelcome(url: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`\nFleetbook is ready after ${seconds} s:  ${url}`)
  if (process.env.FLEETBOOK_DEMO === '1') {
    console.log('\n  Sign in as           with the password')
    for (const name of ['admin', 'editor', 'viewer', 'integration']) {
      console.log(`  ${name.padEnd(20)} ${name}-demo-password`)
    }
    console.log(`\nThe data is kept in ${DATA}/. Ctrl-C stops everything.`)
  }
}

async function main(): Promise<void> {
  const running = process.env.DATABASE_URL ? undefined : await alreadyRunning()
  if (running) {
    console.log(`Fleetbook already runs from this folder:  ${running}`)
    return
  }
  const stopDatabase = await database()
  const { env } = await import('@/lib/env')
  const { browserSessionSecret } = await import('@/lib/accounts/secret')
  try {
    const { HOST, PORT } = env()
    process.env.NEXTAUTH_SECRET ??= await browserSessionSecret()
    process.env.NEXTAUTH_URL ??= `http://${HOST}:${PORT}`
    const { closeDatabase } = await import('@/lib/db/database')
    const { startProcesses } = await import('@/lib/server/processes')
    await closeDatabase()
    const service = await startProcesses()
    if (process.env.FLEETBOOK_DEMO === '1')
      writeFileSync(RUNNING, JSON.stringify({ url: service.url }))
    printWelcome(service.url)
    await new Promise<void>((stop) => {
      process.once('SIGINT', stop)
      process.once('SIGTERM', stop)
    })
    console.log('\nStopping: running calls end first, then the database …')
    await service.stop()
    rmSync(RUNNING, { force: true })
  } finally {
    await stopDatabase()
  }
}

main().then(
  () => process.exit(0),
  (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${process.env.PORT ?? 3000} is taken by another program. Choose one: PORT=3001 npm start`
        : error.message,
    )
    process.exit(1)
  },
)

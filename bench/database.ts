/**
 * The database that the benchmark has to itself: an embedded PostgreSQL with durable settings in
 * `.bench/`, one database for each number of clients, kept between runs because a million clients
 * take minutes to make.
 */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { withConnection } from '@/lib/db/connection'
import { withDatabase } from '@/lib/db/database'
import { startEmbedded } from '@/lib/db/embedded/server'
import { migrate } from '@/lib/db/migrations/migrate'
import { databaseObjects } from '@/lib/derive/database/objects'
import { noteBlocks } from '@/lib/records/history/blocks'
import { resources } from '@/lib/resources'
import { seedDemo } from '@/prisma/seed'
import { addCopies } from './copies'
import { databaseFingerprint } from './fingerprint'
import { fillHistory } from './history'

const FOLDER = process.env.FLEETBOOK_BENCH_DATA ?? '.bench'
/** More clients than these are copies of them. */
const MAX_MADE = 1_000_000
/** So many approvals go with so many clients. */
export const approvalsOf = (clients: number): number => Math.max(10_000, clients / 10)

/** Reads the records and all indexes, but not the entries of the history, which only grow: a read of them warms its own. */
const WARM = `SELECT sum(pg_prewarm(oid)) FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND (relkind = 'i' OR relkind = 'r' AND relname ~ '^(client|approval)')`

/** A running PostgreSQL of the benchmark. */
export interface BenchServer {
  /**
   * Address of the database with so many clients, made first where it is not there yet. It is
   * vacuumed, because what earlier runs changed must not slow this one down, and its records and
   * indexes are in PostgreSQL's cache, as they are on a server that has run for a while: otherwise
   * how fast the machine reads its disk would decide.
   */
  database(clients: number): Promise<string>
  stop(): Promise<void>
}

/** Starts the benchmark's PostgreSQL; its data stays in `.bench/` for the next run. */
export async function startBenchServer(): Promise<BenchServer> {
  mkdirSync(FOLDER, { recursive: true })
  const server = await startEmbedded(resolve(FOLDER, 'postgres'))
  const schema = databaseFingerprint()
  const address = (clients: number) => server.url.replace(/[^/]*$/, `bench_${schema}_${clients}`)
  return {
    async database(clients) {
      const url = address(clients)
      if (clients > MAX_MADE) await make(server.url, address(MAX_MADE), MAX_MADE)
      await make(server.url, url, clients)
      await noteHistory(url)
      // What autovacuum does in its own time: visibility map, hint bits and statistics in place.
      await run(url, 'VACUUM ANALYZE')
      await run(url, 'CREATE EXTENSION IF NOT EXISTS pg_prewarm')
      await run(url, WARM)
      return url
    },
    stop: () => server.stop(),
  }
}

const run = <Row extends object>(url: string, text: string): Promise<Row[]> =>
  withConnection(url, async (connection) => (await connection.query<Row>(text)).rows)

const nameIn = (url: string): string => url.replace(/^.*\//, '')

const exists = async (url: string, name: string): Promise<boolean> =>
  (await run(url, `SELECT 1 FROM pg_database WHERE datname = '${name}'`)).length > 0

/**
 * Makes a database that is not there yet, under another name and renamed when complete, so that a
 * run cut short leaves no half.
 */
async function make(admin: string, url: string, clients: number): Promise<void> {
  const name = nameIn(url)
  if (await exists(admin, name)) return
  const making = `making_${clients}`
  console.log(`Making ${clients} clients (once, kept in ${FOLDER}/) …`)
  await run(admin, `DROP DATABASE IF EXISTS ${making} WITH (FORCE)`)
  for (const old of await run<{ datname: string }>(
    admin,
    `SELECT datname FROM pg_database WHERE datname LIKE 'bench\\_%\\_${clients}'`,
  )) {
    await run(admin, `DROP DATABASE "${old.datname}" WITH (FORCE)`)
  }
  const makingUrl = url.replace(/[^/]*$/, making)
  const isCopied = clients > MAX_MADE
  const template = isCopied ? name.replace(/[0-9]+$/, String(MAX_MADE)) : 'template1'
  await run(admin, `CREATE DATABASE ${making} TEMPLATE "${template}" STRATEGY FILE_COPY`)
  if (!isCopied) await migrate(makingUrl)
  await withoutIndexes(makingUrl, async () => {
    if (isCopied) await addCopies(makingUrl, clients / MAX_MADE)
    else await fill(makingUrl, clients)
    await noteHistory(makingUrl)
  })
  await run(admin, `ALTER DATABASE ${making} RENAME TO "${name}"`)
}

/**
 * Notes what the history holds, as a service does every few seconds. The processes under test do
 * not, and a page of the history then reads all that was entered since.
 */
export const noteHistory = (url: string): Promise<void> =>
  withDatabase(url, async (db) => {
    while ((await noteBlocks(db)) > 0);
  })

async function fill(url: string, clients: number): Promise<void> {
  const amounts = { clients, approvals: approvalsOf(clients) }
  const result = await seedDemo(url, { ...amounts, accounts: true })
  if (!result.done) throw new Error(result.why)
  await withConnection(url, (connection) => fillHistory(connection, amounts))
}

/** Fills a database while it has no index but those that keep it right: to sort once is quicker. */
async function withoutIndexes(url: string, fill: () => Promise<void>): Promise<void> {
  const indexes = await run<{ name: string; definition: string }>(
    url,
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
      FROM pg_index JOIN pg_class c ON c.oid = indrelid
      WHERE c.relnamespace = 'public'::regnamespace AND NOT indisunique`,
  )
  for (const { name } of indexes) await run(url, `DROP INDEX ${name}`)
  await fill()
  for (const { definition } of indexes) await run(url, definition)
  for (const { name, create } of databaseObjects(resources)) {
    if (name.startsWith('statistics ')) await run(url, create)
  }
}

/** What the commands on an operator's own database have in common. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startEmbedded } from '@/lib/db/embedded'
import { runningEmbedded } from '@/lib/db/embeddedAddress'
import { env } from '@/lib/env'

/** Where the embedded database is, unless FLEETBOOK_DATA names another folder. */
export const DATA = process.env.FLEETBOOK_DATA || '.data'
const EMBEDDED = join(DATA, 'postgres')

/** Ends the command with a sentence for the operator. */
export function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** The operator's database; the embedded one is never meant. */
export interface OperatorDatabase {
  /** Its address for the service. */
  readonly service: string
  /** Its address for who owns its tables: the same where only one is given. */
  readonly owner: string
  /** The service's role, where it is another. */
  readonly roleOfService: string | undefined
}

/** The addresses of the database to work on. */
export function operatorDatabase(): OperatorDatabase {
  if (!process.env.DATABASE_URL) refuse('DATABASE_URL has to name the database.')
  try {
    const { DATABASE_URL: service, MIGRATE_DATABASE_URL: owner = service } = env()
    const [role, own] = [service, owner].map((url) => decodeURIComponent(new URL(url).username))
    return { service, owner, roleOfService: role === own ? undefined : role }
  } catch (error) {
    return refuse((error as Error).message)
  }
}

/**
 * Works on the database that holds the organisation's records: the operator's, or without
 * DATABASE_URL the embedded one, which is started for as long where no service runs it.
 */
export async function onDatabase(work: (url: string) => Promise<void>): Promise<void> {
  if (process.env.DATABASE_URL) return work(operatorDatabase().owner)
  if (!existsSync(EMBEDDED)) refuse(`There is no database in ${DATA}, and DATABASE_URL names none.`)
  const running = runningEmbedded(EMBEDDED)
  return running ? work(running) : onEmbedded(work)
}

/**
 * As {@link onDatabase}, on one that holds nothing yet: the operator's, or an embedded one to be. The
 * work is told of the service's role where it is another than the owner's.
 */
export async function onNewDatabase(
  work: (url: string, roleOfService?: string) => Promise<void>,
): Promise<void> {
  if (process.env.DATABASE_URL) {
    const { owner, roleOfService } = operatorDatabase()
    return work(owner, roleOfService)
  }
  if (existsSync(EMBEDDED)) {
    refuse(
      `There is a database in ${DATA} already. Name another folder by FLEETBOOK_DATA, or a new database by DATABASE_URL.`,
    )
  }
  return onEmbedded(work)
}

async function onEmbedded(work: (url: string) => Promise<void>): Promise<void> {
  const database = await startEmbedded(resolve(EMBEDDED))
  try {
    await work(database.url)
  } finally {
    await database.stop()
  }
}

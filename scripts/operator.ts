/** What the commands on an operator's own database have in common. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { addressOf } from '@/lib/db/address'
import { runningEmbedded } from '@/lib/db/embedded/address'
import { type EmbeddedDatabase, FolderTaken, startEmbedded } from '@/lib/db/embedded/server'
import { whyNotUsable } from '@/lib/db/refusal'
import { faultOfAddresses, nameOf } from '@/lib/db/sameDatabase'
import { type Environment, env } from '@/lib/env'
import { surviveOutput } from '@/lib/log'

// Who reads what a command says, as `head`, may have read enough: the work goes on to its end, as what
// changes is not to be left half done, and its code says how it went.
surviveOutput()

/** Where the embedded database is, unless FLEETBOOK_DATA names another folder. */
export const DATA = process.env.FLEETBOOK_DATA || '.data'
const EMBEDDED = join(DATA, 'postgres')
const WHERE_EMBEDDED = `the embedded database in ${DATA}`

/** Ends the command with a sentence for the operator. */
export function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/**
 * What ends a command that works as the role that owns the tables, with why the database at `url` could
 * not be used.
 */
export const refusing =
  (url: string) =>
  (error: unknown): never =>
    refuse(whyNotUsable(url, error, true))

/**
 * Ends a command that was given what it does not take: whoever asks for help wants nothing done.
 *
 * @param usage how it is run
 */
export function takeNothing(usage: string): void {
  try {
    parseArgs({ options: {} })
  } catch (error) {
    refuse(`${(error as Error).message}\n${usage}`)
  }
}

/** Says of data that was made that it may be read slowly for a while. */
export function tellIfSlow({ slow }: { readonly slow?: string }): void {
  if (slow)
    console.log(`Until PostgreSQL has looked through it by itself, reads may be slow: ${slow}`)
}

/** Says what of a schema, or of a backup of it, was left where it was. */
export function tellForeign(names: readonly string[]): void {
  if (names.length > 0)
    console.log(`Left out, as no migration of Fleetbook has made it: ${names.join(', ')}.`)
}

/** The operator's database; the embedded one is never meant. */
export interface OperatorDatabase {
  /** Its address for who owns its tables: the same where only one is given. */
  readonly owner: string
  /** Which it is, in words. */
  readonly where: string
  /** The service's role, where it is another. */
  readonly roleOfService: string | undefined
}

/** The environment, in which DATABASE_URL names the operator's database. */
export function operatorEnvironment(): Environment {
  if (!process.env.DATABASE_URL) refuse('DATABASE_URL has to name the database.')
  try {
    return env()
  } catch (error) {
    return refuse((error as Error).message)
  }
}

/** The addresses of the database to work on, which both lead to. */
export async function operatorDatabase(): Promise<OperatorDatabase> {
  const { DATABASE_URL: service, MIGRATE_DATABASE_URL: owner = service } = operatorEnvironment()
  const fault = await faultOfAddresses(service, owner)
  if (fault) refuse(fault)
  const [role, own] = [service, owner].map((url) => addressOf(url).user)
  return { owner, where: nameOf(owner), roleOfService: role === own ? undefined : role }
}

/** What a command does with the database of an address, of which it tells by words. */
type Work = (url: string, where: string, roleOfService?: string) => Promise<void>

/** Whether another database than the embedded one is named; one that is set to nothing is a mistake. */
export const isNamed = (): boolean => process.env.DATABASE_URL !== undefined

/**
 * Works on the database that holds the organisation's records: the operator's, or without
 * DATABASE_URL the embedded one, which is started for as long where no service runs it.
 */
export async function onDatabase(work: Work): Promise<void> {
  if (isNamed()) {
    const { owner, where } = await operatorDatabase()
    return work(owner, where)
  }
  if (!existsSync(EMBEDDED)) refuse(`There is no database in ${DATA}, and DATABASE_URL names none.`)
  return onEmbedded(work, ({ message }) => {
    const running = runningEmbedded(EMBEDDED)
    return running ? work(running, WHERE_EMBEDDED) : refuse(message)
  })
}

/**
 * As {@link onDatabase}, on one that holds nothing yet: the operator's, or an embedded one to be. The
 * work is told of the service's role where it is another than the owner's.
 */
export async function onNewDatabase(work: Work): Promise<void> {
  if (isNamed()) {
    const { owner, where, roleOfService } = await operatorDatabase()
    return work(owner, where, roleOfService)
  }
  return onEmbedded(work, ({ message }) =>
    refuse(`${message} Name another folder by FLEETBOOK_DATA, or a new database by DATABASE_URL.`),
  )
}

/**
 * Starts the embedded database for as long as the work takes.
 *
 * @param onTaken what is done where another process runs it. Its own note of where it is reached does
 *   not tell: one that was killed leaves it.
 */
async function onEmbedded(
  work: Work,
  onTaken: (taken: FolderTaken) => Promise<void>,
): Promise<void> {
  let database: EmbeddedDatabase
  try {
    database = await startEmbedded(resolve(EMBEDDED))
  } catch (error) {
    return error instanceof FolderTaken ? onTaken(error) : refuse((error as Error).message)
  }
  try {
    await work(database.url, WHERE_EMBEDDED)
  } finally {
    await database.stop()
  }
}

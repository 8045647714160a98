import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, database } from '@/lib/db/database'
import { CLOCK_SCHEMA } from '@/lib/db/pool/session'
import { queryRaw } from '@/lib/db/raw'
import { env } from '@/lib/env'
import { setClockOffset } from '@/lib/time/serviceClock'

/** SQL that is true in a session for which the clock's functions stand before PostgreSQL's own. */
const IS_FOLLOWED = `current_schema() = '${CLOCK_SCHEMA}'`

let reading: Promise<number | undefined> | undefined

async function readOffset(): Promise<number | undefined> {
  const [row] = await queryRaw<{ offset: number | null; followed: boolean }>(database(), {
    text: `SELECT (SELECT clock_offset::float8 FROM demonstration) AS "offset", ${IS_FOLLOWED} AS followed`,
    prepared: true,
  })
  return row?.followed ? (row.offset ?? undefined) : undefined
}

/** For how long a process goes by what it read, in milliseconds. */
const FRESH = 250

let readAt = Number.NEGATIVE_INFINITY
let known: number | undefined

/**
 * Has this process go by the clock that the database has, where the service runs on a demonstration.
 * Elsewhere nothing is read: there is only one clock.
 *
 * @returns milliseconds by which it differs from the machine's; undefined where it cannot be set
 */
export async function followClock(): Promise<number | undefined> {
  if (!env().FLEETBOOK_DEMO) return undefined
  if (performance.now() - readAt > FRESH) {
    const since = performance.now()
    reading ??= readOffset().finally(() => {
      reading = undefined
    })
    known = await reading
    readAt = since
    setClockOffset(known ?? 0)
  }
  return known
}

/**
 * Sets by how much the clock of all processes differs from the machine's, and waits until each of
 * them has to have read it.
 *
 * @returns false where the database is no demonstration
 */
export async function setClock(db: Database, offset: number): Promise<boolean> {
  readAt = Number.NEGATIVE_INFINITY
  if ((await followClock()) === undefined) return false
  await db.demonstration.updateMany({ data: { clock_offset: BigInt(offset) } })
  await sleep(2 * FRESH)
  await followClock()
  return true
}

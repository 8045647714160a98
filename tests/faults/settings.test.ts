import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabase, serviceUrl, type TestDatabase } from '../../e2e/support/service'
import { lenderBefore, type Pooler, poolerBefore } from './support/pooler'
import {
  expectReady,
  killAll,
  newPlace,
  type Place,
  type Start,
  start,
  stop,
} from './support/starts'

let place: Place
let database: TestDatabase
/** The server's own, with what a pooler would say to it before. */
let pooler: Pooler
beforeAll(async () => {
  place = await newPlace()
  database = await createDatabase(inject('templateUrl'))
  pooler = await poolerBefore(serviceUrl(database.url))
})
afterAll(async () => {
  pooler.close()
  await database.drop()
  place.remove()
})

/** What a start says last that does not come to serve. */
async function refusal(environment: Readonly<Record<string, string>>): Promise<string | undefined> {
  const started = start(place, environment)
  expect(await started.ended).toBe(1)
  return started.output().trim().split('\n').at(-1)
}

/** It starts, and is ready. */
async function starts(environment: Readonly<Record<string, string>>): Promise<void> {
  let last: Start | undefined
  try {
    last = start(place, environment)
    await last.ready
    await expectReady(place)
    expect(await stop(last)).toBe(0)
  } finally {
    if (last) killAll(place, last)
  }
}

describe('a database whose sessions lack what the service relies on', () => {
  test('is named with the SQL that gives it to them, after which the service starts', async () => {
    const name = new URL(database.url).pathname.slice(1)
    // From PostgreSQL 17 on.
    await database.query(`ALTER DATABASE ${name} SET transaction_timeout = '1min'`)
    await database.query(`ALTER DATABASE ${name} SET idle_session_timeout = '1min'`)
    const said = await refusal({ DATABASE_URL: pooler.url })
    expect(said).toMatch(
      /^Something between the service and its database drops settings of sessions \(.*statement_timeout.*\)\. Set DATABASE_POOLER=transaction where it is a pooler, .*: ALTER ROLE .*;$/,
    )
    const asPooled = { DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction' }
    const given = /ALTER ROLE .*$/.exec(said ?? '')?.[0] ?? ''
    expect(await refusal(asPooled)).toBe(
      `Behind a pooler the sessions of the service have no settings of their own. Give them to the role, on the server itself, and have the pooler connect anew (PgBouncer by RECONNECT in its console): ${given}`,
    )
    expect(given).toContain("SET transaction_timeout = '0'")
    expect(given).toContain("SET idle_session_timeout = '0'")
    await database.query(given)
    await starts(asPooled)
    await starts({ DATABASE_URL: pooler.url })
  })

  test('is told from a pooler that takes no settings', async () => {
    const strict = await poolerBefore(serviceUrl(database.url), 'refusing')
    expect(await refusal({ DATABASE_URL: strict.url })).toMatch(
      /^The pooler at \S+ lets no session have settings of its own\. Set DATABASE_POOLER=transaction, and start again\.$/,
    )
    strict.close()
  })

  test('is told from a pooler that lends sessions, also where the role has all of them', async () => {
    const lender = await lenderBefore(serviceUrl(database.url))
    expect(await refusal({ DATABASE_URL: lender.url })).toBe(
      'Something between the service and its database lends sessions for a transaction each, as poolers do. Set DATABASE_POOLER=transaction, and start again.',
    )
    lender.close()
  })

  test('can have others by its role, which do not count where the service sets its own', async () => {
    const name = new URL(database.url).pathname.slice(1)
    await database.query(
      `ALTER ROLE fleetbook_service IN DATABASE ${name} SET "TimeZone" = 'Europe/Vienna'; ALTER ROLE fleetbook_service IN DATABASE ${name} SET DateStyle = 'SQL, DMY'`,
    )
    await starts({ DATABASE_URL: serviceUrl(database.url) })
  })

  test('can have others by its address, beside which the service sets its own', async () => {
    const options = '-c TimeZone=Europe/Vienna -c extra_float_digits=-10 -c work_mem=8MB'
    const url = new URL(serviceUrl(database.url))
    url.searchParams.set('options', options)
    for (const bound of ['statement_timeout', 'lock_timeout']) url.searchParams.set(bound, '5000')
    await starts({ DATABASE_URL: url.href })
  })

  test('is named where it can only be read', async () => {
    const name = new URL(database.url).pathname.slice(1)
    await database.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    expect(await refusal({ DATABASE_URL: serviceUrl(database.url) })).toBe(
      'The database can only be read: default_transaction_read_only is on for it or for the role fleetbook_service. Turn that off, and start again.',
    )
  })
})

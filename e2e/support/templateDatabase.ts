import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { TestProject } from 'vitest/node'
import { demoAccounts } from '@/lib/accounts/demoAccounts'
import { withConnection } from '@/lib/db/connection'
import { startEmbedded } from '@/lib/db/embedded/server'
import { migrate } from '@/lib/db/migrations/migrate'
import { QUICKER, SETTINGS } from '@/lib/db/pool/session'
import { embeddedServiceUrl } from '@/lib/db/serviceRole'
import { ENTERING } from '@/lib/derive/database/outOfBandWrites'
import { seedDemo } from '@/prisma/seed'
import { bundleApiServer } from './apiBundle'
import { announcePooler, announceReplica, between, type Running, startPgBouncer } from './between'
import { startReplica } from './replica'
import { scratchFolder } from './scratch'
import { SERVICE_PASSWORD } from './service'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated and seeded database that each test file copies. */
    templateUrl: string
  }
}

const CLIENTS = 60
const APPROVALS = 120

/**
 * Starts a PostgreSQL for one run of the tests, with a template that each test file copies: tests
 * never share a database, and never touch the one of `npm start`. Bundles the server they start.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  bundleApiServer()
  const folder = scratchFolder('test')
  const database = await startEmbedded(join(folder, 'postgres'), 'fast')
  await migrate(database.url)
  await seedDemo(database.url, { clients: CLIENTS, approvals: APPROVALS, accounts: true })
  await makeSignInsCheap(database.url)
  await embeddedServiceUrl(database.url, SERVICE_PASSWORD)
  project.provide('templateUrl', database.url)
  const pooler = between === 'pgbouncer' ? await startPooler(database.url) : undefined
  const replica = between === 'replica' ? await startReplica(database.url) : undefined
  if (replica) announceReplica(database.url, replica.port)
  return async () => {
    await pooler?.stop()
    await replica?.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whose password is as dear to check as any: what tells nobody by the time it takes is tried by it. */
const AS_SHIPPED = 'integration'

/**
 * Has the passwords of the demonstration's other accounts hashed as little as there is: hundreds of
 * tests only sign in, and to check one takes forty milliseconds. What passwords are hashed by is said
 * in their hashes, so that those which tests set are as they are shipped.
 */
const makeSignInsCheap = (url: string): Promise<void> =>
  withConnection(url, async (connection) => {
    await connection.query('BEGIN')
    await connection.query(`SELECT ${ENTERING}`)
    for (const { userName, password } of demoAccounts) {
      if (userName === AS_SHIPPED) continue
      const hashed = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
      const values = [hashed, userName]
      await connection.query(
        'UPDATE user_account SET password_hash = $1 WHERE user_name = $2',
        values,
      )
    }
    await connection.query('COMMIT')
  })

/** A pooler, and the settings of all sessions behind it; the tests' processes hear of its port. */
async function startPooler(url: string): Promise<Running> {
  await withConnection(url, async (connection) => {
    const given = Object.entries({ ...SETTINGS, ...QUICKER })
    await connection.query(
      given.map(([name, value]) => `ALTER ROLE CURRENT_USER SET ${name} = '${value}'`).join(';'),
    )
  })
  const pooler = await startPgBouncer(url)
  announcePooler(url, pooler)
  return pooler
}

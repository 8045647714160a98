import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { tokenAt } from '@/bench/callers'
import { load } from '@/bench/load'
import { makeOwnTables } from '@/bench/peers/tables'
import { type ServerProcess, startServer } from '@/bench/processes'
import { firstPage, getClient, patchAny, patchClient, putApproval } from '@/bench/scenarios'
import { bundle } from '@/scripts/bundle'
import { createDatabase, type TestDatabase } from '../support/service'

/**
 * The benchmark measures nothing while one of its servers refuses, and is run seldom: that each
 * takes what it is measured by, is asked here, of as few records as a test has.
 */

const FOLDER = '.bench/test'
const NAMES = ['bench/fleetbook', 'bench/peers/server'] as const
const SCENARIOS = [patchClient, patchAny, getClient, putApproval, firstPage]

let database: TestDatabase
let servers: Readonly<Record<(typeof NAMES)[number], ServerProcess>>
let token: string

beforeAll(async () => {
  bundle(
    NAMES.map((name) => `${name}.ts`),
    FOLDER,
    ['fastify'],
  )
  database = await createDatabase(inject('templateUrl'))
  await database.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm')
  await makeOwnTables(database.url)
  const environment = { DATABASE_URL: database.url, DATABASE_POOL_SIZE: '4' }
  const [fleetbook, byHand] = await Promise.all(
    NAMES.map((name) => startServer(`${FOLDER}/${name}.js`, environment)),
  )
  servers = { 'bench/fleetbook': fleetbook, 'bench/peers/server': byHand } as typeof servers
  token = await tokenAt(servers['bench/fleetbook'].port)
})
afterAll(async () => {
  await Promise.all(Object.values(servers ?? {}).map((server) => server.stop()))
  await database?.drop()
})

test.each(NAMES)('%s takes every call that it is measured by', async (name) => {
  const { length: clients } = await database.query('SELECT FROM client')
  const { length: approvals } = await database.query('SELECT FROM approval')
  for (const make of SCENARIOS) {
    const { request } = make({ token, clients, approvals })
    const { calls, failures } = await load({
      port: servers[name].port,
      connections: 2,
      seconds: 0.2,
      request,
    })
    expect([make.name, calls > 0, failures]).toEqual([make.name, true, {}])
  }
})

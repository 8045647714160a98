import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Command, commandOf } from '../../e2e/support/apiBundle'
import { fatalAnswer } from '../../e2e/support/fatal'
import { freePort } from '../../e2e/support/freePort'
import { createDatabase, databaseName, type TestDatabase } from '../../e2e/support/service'
import { figures, rounds } from './support/figures'
import { newPlace, type Place, start } from './support/starts'

let place: Place
let database: TestDatabase
beforeAll(async () => {
  place = await newPlace()
  database = await createDatabase(inject('templateUrl'))
})
afterAll(async () => {
  await database.drop()
  place.remove()
})

/** An address like that of a database that is there. */
const like = (change: (url: URL) => void): string => {
  const url = new URL(database.url)
  change(url)
  return url.href
}

/** What a wrong address is answered with, whichever command is given it. */
const WRONG: Readonly<Record<string, () => Promise<[url: string, sentence: RegExp]>>> = {
  'where nobody listens': async () => {
    const port = await freePort()
    return [
      like((url) => Object.assign(url, { port: String(port) })),
      new RegExp(
        `^No database answers at 127.0.0.1:${port} \\(ECONNREFUSED\\)\\. Start it, or correct DATABASE_URL\\.$`,
      ),
    ]
  },
  'of a socket that nobody listens on': async () => [
    'postgresql://fleetbook@/fleetbook?host=/nowhere',
    /^No database answers at \/nowhere\/\.s\.PGSQL\.5432 \(ENOENT\)\. Start it, or correct DATABASE_URL\.$/,
  ],
  'of a wrong password': async () => [
    like((url) => Object.assign(url, { password: 'wrong' })),
    /^The database server at \S+ does not let the user "fleetbook" in: .+ Correct user or password in DATABASE_URL\.$/,
  ],
  'without a password': async () => [
    like((url) => Object.assign(url, { password: '' })),
    /^The database server at \S+ asks the user "fleetbook" for a password, and DATABASE_URL has none\. .+$/,
  ],
  'of a database that is not there': async () => [
    like((url) => Object.assign(url, { pathname: '/nowhere' })),
    /^The database server at \S+ has no database "nowhere"\. Create it, or correct DATABASE_URL\.$/,
  ],
  'of a server that has no connection left': async () => {
    const words = fatalAnswer('53300', 'sorry, too many clients already')
    const full = createServer((caller) => caller.once('data', () => caller.end(words)))
    await once(full.unref().listen(0, '127.0.0.1'), 'listening')
    const { port } = full.address() as AddressInfo
    return [
      like((url) => Object.assign(url, { port: String(port) })),
      /^The database server at \S+ has no connection left: sorry, too many clients already\. Give it more by max_connections, .+$/,
    ]
  },
  'that asks for TLS where there is none': async () => [
    like((url) => Object.assign(url, { search: '?sslmode=verify-full' })),
    /^The database server at \S+ speaks no TLS, which sslmode in DATABASE_URL asks for\. .+$/,
  ],
  'that names a file for TLS that is not there': async () => [
    like((url) => Object.assign(url, { search: '?sslmode=verify-full&sslrootcert=/nowhere' })),
    /^sslrootcert in DATABASE_URL names \/nowhere, which cannot be read \(ENOENT\)\. .+$/,
  ],
  'that is set to nothing': async () => [
    '',
    /^(The environment is not usable:\n {2}DATABASE_URL: is set to nothing: .+|DATABASE_URL has to name the database\.)$/,
  ],
  'whose password has signs as they are': async () => [
    'postgresql://some:pass/word@host:5432/fleetbook',
    /^The environment is not usable:\n {2}DATABASE_URL: is no address: .+$/,
  ],
  'whose password has a % as it is': async () => [
    'postgresql://some:50%@host:5432/fleetbook',
    /^The environment is not usable:\n {2}DATABASE_URL: is no address: .+$/,
  ],
}

/** What a command of the operator's says, without what npm adds. */
async function said(name: Command, url: string): Promise<{ code: number; text: string }> {
  const child = spawn(process.execPath, [commandOf(name)], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
    })
  }
  const code = await new Promise<number>((resolve) =>
    child.once('close', (code) => resolve(code ?? -1)),
  )
  return { code, text: text.trim() }
}

describe('an address', () => {
  test.each(Object.entries(WRONG))(
    '%s is told in one sentence, without the password',
    async (_, wrong) => {
      const [url, sentence] = await wrong()
      const service = start(place, { DATABASE_URL: url })
      expect(await service.ended).toBe(1)
      expect(service.output().trim()).toMatch(sentence)
      const migrating = await said('migrate', url)
      expect(migrating).toEqual({ code: 1, text: expect.stringMatching(sentence) })
    },
  )
})

test('a HOST that leads nowhere is told with what it takes', async () => {
  const service = start(place, { HOST: 'nosuch.invalid', DATABASE_URL: database.url })
  expect(await service.ended).toBe(1)
  expect(service.output()).toMatch(/^HOST is "nosuch\.invalid", .+ 0\.0\.0\.0 for all of them\.$/m)
})

/** A database of its own, with nothing in it. */
async function emptyDatabase(): Promise<TestDatabase & { remove(): Promise<void> }> {
  const name = databaseName()
  await database.query(`CREATE DATABASE ${name}`)
  const made = { ...database, url: like((url) => Object.assign(url, { pathname: `/${name}` })) }
  return {
    ...made,
    remove: async () => void (await database.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  }
}

describe('a database without tables', () => {
  test('is not served, but named with what to do', async () => {
    const empty = await emptyDatabase()
    const service = start(place, { DATABASE_URL: empty.url })
    expect(await service.ended).toBe(1)
    expect(service.output()).toMatch(/lacks \d+_initial and \d+ after it\. Run npm run migrate/)
    await empty.remove()
  })

  test.each(Array.from({ length: rounds(1) }, (_, round) => round))(
    'is migrated by the next who tries, when one was killed (round %i)',
    async () => {
      const empty = await emptyDatabase()
      const first = spawn(process.execPath, [commandOf('migrate')], {
        env: { ...process.env, DATABASE_URL: empty.url },
        stdio: 'ignore',
      })
      await setTimeout(600 + Math.random() * 1500)
      first.kill('SIGKILL')
      const second = await said('migrate', empty.url)
      expect(second).toEqual({
        code: 0,
        text: expect.stringMatching(/The database \S+ at \S+ (is|was) up to date\.$/),
      })
      expect(await said('migrate', empty.url)).toEqual({
        code: 0,
        text: expect.stringMatching(/^The database "\w+" at \S+ was up to date\.$/),
      })
      await empty.remove()
    },
  )
  figures('killed npm run migrate', { rounds: rounds(1), 'next one failed': 0 })
})

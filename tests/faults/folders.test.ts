import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { until } from '../../e2e/support/scene'
import { createDatabase, serviceUrl } from '../../e2e/support/service'
import {
  kill,
  killAll,
  named,
  newPlace,
  type Place,
  processesOf,
  type Start,
  start,
  stop,
} from './support/starts'

/** Of whom some folders are not, where there is a user to become. */
const stranger = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

let place: Place
let temporary: string
let last: Start | undefined
beforeEach(async () => {
  place = await newPlace()
  temporary = join(place.data, 'temporary')
  mkdirSync(temporary)
})
afterEach(async () => {
  if (last) killAll(place, last)
  await last?.ended
  last = undefined
  place.remove()
})

/** What a start says last that does not come to serve. */
async function refusal(
  environment: Readonly<Record<string, string>>,
  data = place.data,
  as: Parameters<typeof start>[3] = {},
): Promise<string | undefined> {
  last = start({ ...place, data }, environment, undefined, as)
  expect(await last.ended).toBe(1)
  return last.output().trim().split('\n').at(-1)
}

test('a folder of data that cannot be is named with what to do', async () => {
  const file = join(place.data, 'file')
  writeFileSync(file, '')
  const said = await refusal({}, join(file, 'data'))
  expect(said).toMatch(
    /^\S+\/file\/data cannot be used: ENOTDIR.+ Have FLEETBOOK_DATA name a folder/,
  )
})

// There the system says that there is no such folder, whatever is above it.
test.runIf(process.platform === 'linux')('a folder of data below /proc is named too', async () => {
  const said = await refusal({}, '/proc/none/data')
  expect(said).toMatch(
    /^\/proc\/none\/data cannot be used: ENOENT.+ Have FLEETBOOK_DATA name a folder/,
  )
})

test('a folder of data that is not for this user is named with what to do', async () => {
  const foreign = join(place.data, 'foreign')
  mkdirSync(foreign)
  chmodSync(place.data, 0o755)
  chmodSync(foreign, 0o555)
  const said = await refusal({}, join(foreign, 'data'), stranger)
  expect(said).toMatch(/^This user cannot work in \S+\/foreign\/data: EACCES.+FLEETBOOK_DATA/)
})

test('the embedded database is made whatever TMPDIR, umask and PGSSLMODE say, in a folder that others use', async () => {
  chmodSync(place.data, 0o1777)
  const mask = process.umask(0o077)
  const nowhere = join(temporary, 'nowhere')
  const said = await refusal({ TMPDIR: nowhere, PGSSLMODE: 'require' })
  process.umask(mask)
  // Where the process that renders pages would listen.
  expect(said).toMatch(/^\S+\/nowhere cannot be used: ENOENT.+ Have TMPDIR name a folder/)
  expect(statSync(place.data).mode & 0o7777).toBe(0o1777)
  const left = readdirSync(place.data).filter((name) => name.startsWith('postgres.new'))
  expect(left).toEqual([])
})

test('a TMPDIR that is too long is named with what to do', async () => {
  const database = await createDatabase(inject('templateUrl'))
  const DATABASE_URL = serviceUrl(database.url)
  const long = join(temporary, 'x'.repeat(100))
  mkdirSync(long)
  expect(await refusal({ DATABASE_URL, TMPDIR: long })).toMatch(/^TMPDIR is too long: /)
  expect(readdirSync(long)).toEqual([])
  await database.drop()
})

test('a terminal that is closed ends the service in order, with nothing left of it', async () => {
  last = start(place, { TMPDIR: temporary })
  await last.ready
  expect(readdirSync(temporary)).toHaveLength(1)
  for (const pid of named(place, last, 'lib/server/')) process.kill(pid, 'SIGHUP')
  last.process.kill('SIGHUP')
  expect(await last.ended).toBe(0)
  expect(last.output()).toContain('Stopping: running calls end first')
  expect(existsSync(join(place.data, 'running.json'))).toBe(false)
  expect(readdirSync(temporary)).toEqual([])
  expect(processesOf(place, last)).toEqual([])
  // One that is ended while it starts, and one whose starter is killed.
  last = start(place, { TMPDIR: temporary })
  await until('it has a folder', () => readdirSync(temporary).length === 1)
  expect(await stop(last)).toBe(0)
  expect(readdirSync(temporary)).toEqual([])
  last = start(place, { TMPDIR: temporary })
  await last.ready
  kill(last.process.pid ?? 0)
  await until('its folder is gone', () => readdirSync(temporary).length === 0)
})

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../e2e/support/freePort'
import { until } from '../../e2e/support/scene'
import {
  expectReady,
  killAll,
  named,
  newPlace,
  type Place,
  probe,
  type Start,
  start,
  stop,
} from './support/starts'

let place: Place
let last: Start
beforeAll(async () => {
  place = await newPlace()
  last = start(place)
  await last.ready
  await stop(last)
})
afterAll(async () => {
  killAll(place, last)
  await last.ended
  place.remove()
})

const leave = (file: string, content: string): void =>
  writeFileSync(join(place.data, file), content)

/** It starts, and is ended without any order, which leaves its notes behind. */
async function startsAndIsKilled(): Promise<void> {
  last = start(place)
  await last.ready
  await expectReady(place)
  killAll(place, last)
  await last.ended
}

test('notes that were cut short keep nothing from starting', async () => {
  leave('running.json', '')
  leave('postgres/postmaster.pid', '12')
  await startsAndIsKilled()
  leave('running.json', '{"url": "http')
  leave('postgres/postmaster.pid', '')
  await startsAndIsKilled()
})

test('notes of one that is gone name others who are not taken for it', async () => {
  const stranger = createServer((_, response) => response.end('{"status":"ok"}'))
  const port = await freePort()
  await new Promise<void>((resolve) => stranger.listen(port, '127.0.0.1', resolve))
  leave('running.json', JSON.stringify({ url: `http://127.0.0.1:${port}`, pid: process.pid }))
  leave('postgres/postmaster.pid', `${process.pid}\n${place.data}/postgres\n`)
  await startsAndIsKilled()
  stranger.close()
})

test('a database whose service was killed can be saved before that is started again', async () => {
  const saved = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'backup', join(place.data, 'before.backup.gz')],
    {
      env: { ...process.env, DATABASE_URL: undefined, FLEETBOOK_DATA: place.data },
      encoding: 'utf8',
    },
  )
  expect(saved.stderr).toBe('')
  expect([saved.status, saved.stdout]).toEqual([0, expect.stringContaining(' 300 clients')])
  await startsAndIsKilled()
})

test('a service whose output nobody reads any more ends in order', async () => {
  last = start(place)
  await last.ready
  last.process.stdout?.destroy()
  expect(await stop(last)).toBe(0)
})

test('a signal to npm ends the service and the database', async () => {
  last = start(place, {}, ['npm', 'start'])
  await last.ready
  last.process.kill('SIGTERM')
  await last.ended
  await until('nothing is left', () => named(place, last, place.data).length === 0)
  await until('nothing answers', async () => (await probe(place, '/healthz')) === 0)
})

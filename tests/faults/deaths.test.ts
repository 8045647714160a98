import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  kill,
  killAll,
  named,
  newPlace,
  type Place,
  probe,
  type Start,
  start,
  stop,
  until,
} from './support/starts'

const API = 'apiProcess'
const CONSOLE = 'consoleProcess'
const KEEPER = 'keeper'
const DATABASE = 'bin/postgres -D'

let place: Place
let service: Start
beforeAll(async () => {
  place = await newPlace()
  service = start(place, { WORKERS: '2' })
  await service.ready
})
afterAll(async () => {
  killAll(place, service)
  await service.ended
  place.remove()
})

const now = (word: string): number[] => named(place, service, word)
const isReady = async () => (await probe(place, '/readyz')) === 200
const showsPages = async () => (await probe(place, '/sign-in')) === 200

/** Kills one, and the one in its place before it is ready. */
async function killTwice(word: string): Promise<void> {
  const before = now(word)
  kill(before[0] ?? 0)
  const isNew = (pid: number) => !before.includes(pid)
  await until('another is there', () => now(word).some(isNew))
  kill(now(word).find(isNew) ?? 0)
}

test('two processes of the API die one after the other, and calls are answered all the time', async () => {
  await killTwice(API)
  expect(await isReady()).toBe(true)
  await until('there are two again', () => now(API).length === 2)
  expect(await isReady()).toBe(true)
})

test('the process of the pages dies twice, and pages are there again', async () => {
  await killTwice(CONSOLE)
  await until('pages are shown', showsPages)
})

test('all of them die at once, and all come back', async () => {
  for (const pid of [...now(API), ...now(CONSOLE)]) kill(pid)
  await until('it is ready', isReady)
  await until('pages are shown', showsPages)
})

test('the embedded database dies, and is there again', async () => {
  const [postmaster = 0] = now(DATABASE)
  kill(postmaster)
  await until('another runs', () => now(DATABASE).length > 0 && !now(DATABASE).includes(postmaster))
  await until('it is ready', isReady)
  expect(service.output()).toContain('The embedded database ended by itself and is started again.')
})

test('whoever keeps the database dies, and another takes over', async () => {
  const [postmaster = 0] = now(DATABASE)
  for (const pid of now(KEEPER)) kill(pid)
  await until('another runs', () => now(DATABASE).length > 0 && !now(DATABASE).includes(postmaster))
  await until('it is ready', isReady)
  expect(service.output()).toContain('The process that keeps the embedded database was ended')
})

test('a second start says where the service runs, and leaves it alone', async () => {
  const second = start(place)
  expect(await second.ended).toBe(0)
  expect(second.output()).toContain(`Fleetbook already runs from this folder:  ${place.url}`)
  expect(await isReady()).toBe(true)
})

test('when it is told to, it ends with all that belongs to it', async () => {
  expect(await stop(service)).toBe(0)
  await until('nothing is left', () => named(place, service, '').length === 0)
})

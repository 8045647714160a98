import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { figures, rounds, spread } from './support/figures'
import {
  expectReady,
  FROM_SOURCES,
  kill,
  killAll,
  newPlace,
  type Place,
  type Start,
  start,
  stop,
  tokenOf,
} from './support/starts'

/** All that a first start does falls within this time, in ms, on the machine at hand. */
let whole = 0
let place: Place
let last: Start | undefined

afterEach(async () => {
  if (last) killAll(place, last)
  await last?.ended
  place.remove()
})

/** The number of clients that the demonstration has. */
async function clients(): Promise<number> {
  const answer = await fetch(`${place.url}/api/v1/fm/clients?limit=1`, {
    headers: { authorization: `Bearer ${await tokenOf(place)}` },
  })
  return ((await answer.json()) as { total: number }).total
}

test('a first start makes everything, and ends in order', async () => {
  place = await newPlace()
  const started = performance.now()
  last = start(place, {}, FROM_SOURCES)
  await last.ready
  whole = performance.now() - started
  await expectReady(place)
  expect(await clients()).toBe(300)
  expect(await stop(last)).toBe(0)
})

const took: number[] = []

/** Starts it and kills it at a random moment: the starter alone, which the rest has to notice, or all. */
async function startsAndIsKilled(what: 'the starter' | 'all of it'): Promise<string> {
  const started = start(place, {}, FROM_SOURCES)
  const moment = Math.round(Math.random() * whole)
  await setTimeout(moment)
  if (what === 'all of it') killAll(place, started)
  else kill(started.process.pid ?? 0)
  await started.ended
  return `${what} killed after ${moment} ms`
}

test.each(Array.from({ length: rounds(1) }, (_, round) => round))(
  'a start that is killed, and killed again, is followed by one that starts (round %i)',
  async () => {
    place = await newPlace()
    const before = [await startsAndIsKilled('the starter'), await startsAndIsKilled('all of it')]
    const again = performance.now()
    last = start(place, {}, FROM_SOURCES)
    await last.ready.catch((error: Error) => {
      throw new Error(`${before.join(', ')} of ${Math.round(whole)}: ${error.message}`)
    })
    took.push(performance.now() - again)
    await expectReady(place)
    expect(await clients()).toBe(300)
    expect(await stop(last)).toBe(0)
    figures('killed twice so far', { rounds: took.length, 'next start': spread(took) })
  },
)

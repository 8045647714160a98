import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, HOUR } from '@/lib/time/units'
import { pauseAfter } from './pauses'
import type { Waiting } from './queue'
import { attemptOf, type FinishedAttempt, healthAfter } from './retryPolicy'

const THREE_DAYS = 3 * DAY
const NOW = Date.UTC(2026, 10, 20)

test('pauses grow from five seconds to four hours, a fifth more or less', () => {
  const pauses = Array.from({ length: 30 }, (_, failed) =>
    pauseAfter(failed + 1, THREE_DAYS, { chance: 0.5 }),
  )
  expect(pauses.slice(0, 3)).toEqual([5000, 10_000, 20_000])
  expect(pauses.at(-1)).toBe(4 * HOUR)
  fc.assert(
    fc.property(
      fc.nat({ max: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failed, chance) => {
        const pause = pauseAfter(failed + 1, THREE_DAYS, { chance })
        expect(pause).toBeGreaterThanOrEqual(4000)
        expect(pause).toBeLessThanOrEqual(4.8 * HOUR)
      },
    ),
  )
})

const waiting = (attempts: number, age: number | null): Waiting => ({
  delivery_id: '1',
  message_id: 'msg_1',
  resource: 'client',
  record_id: '1',
  action: 'updated',
  entry: {},
  at: new Date(),
  attempts,
  firstAt: age === null ? null : NOW - age,
  age,
})

const failure = (delivery: Waiting, more: object = {}) => ({
  delivery,
  outcome: { isTaken: false, milliseconds: 1, ...more },
  generation: 0,
})

test('a delivery that is never taken is tried some thirty times in three days, and parked at their end', () => {
  let age: number | null = null
  let attempts = 0
  for (;;) {
    const { state, pause } = attemptOf(failure(waiting(attempts, age)), THREE_DAYS)
    attempts += 1
    if (state === 'parked') break
    expect(state).toBe('waiting')
    age = (age ?? 0) + pause
  }
  expect(age).toBe(THREE_DAYS)
  expect(attempts).toBeGreaterThan(20)
  expect(attempts).toBeLessThan(40)
})

test('a receiver that asks to be left alone is, for as long as there is time', () => {
  const asked = { retryAfter: HOUR }
  expect(attemptOf(failure(waiting(0, null), asked), THREE_DAYS).pause).toBe(HOUR)
  const late = waiting(9, THREE_DAYS - 1000)
  expect(attemptOf(failure(late, asked), THREE_DAYS).pause).toBe(1000)
})

test('a delivery whose first attempt a clock has put ahead is tried for no longer than others', () => {
  const asked = { retryAfter: HOUR }
  expect(attemptOf(failure(waiting(2, -THREE_DAYS), asked), HOUR / 2).pause).toBe(HOUR / 2)
})

const judged = (finished: FinishedAttempt) => ({
  ...finished,
  attempt: attemptOf(finished, THREE_DAYS),
})

test('an endpoint is stopped where nothing was taken for as long, and not for one delivery', () => {
  const after = (failingFor: number) =>
    healthAfter(
      { generation: 0, failures: 40, failingSince: NOW - failingFor },
      [judged(failure(waiting(29, THREE_DAYS)))],
      THREE_DAYS,
    )
  expect(after(THREE_DAYS).stop).toMatch(/\.$/)
  expect(after(HOUR).stop).toBeUndefined()
  expect(after(HOUR).rest).toBeGreaterThan(0)
})

test('an endpoint that says it is gone is, unless it takes something after that', () => {
  const before = { generation: 0, failures: 0, failingSince: null }
  const [gone, failed] = [failure(waiting(0, null), { status: 410 }), failure(waiting(0, null))]
  const taken = failure(waiting(0, null), { isTaken: true, status: 204 })
  const stopAfter = (...finished: FinishedAttempt[]) =>
    healthAfter(before, finished.map(judged), THREE_DAYS).stop
  expect(stopAfter(taken, gone, failed)).toBe('The receiver answered 410: it is gone.')
  expect(stopAfter(gone, taken, failed)).toBeUndefined()
})

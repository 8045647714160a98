import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Turnstile } from './turnstile'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('so many are let in at once, and the others in their order as these leave', async () => {
  const turnstile = new Turnstile(2)
  const came: number[] = []
  const enter = async (who: number) => {
    if (await turnstile.enter(1000)) came.push(who)
  }
  const all = Promise.all([1, 2, 3, 4].map(enter))
  await vi.advanceTimersByTimeAsync(0)
  expect([came, turnstile.waiting]).toEqual([[1, 2], 2])
  turnstile.leave()
  turnstile.leave()
  await all
  expect([came, turnstile.waiting, turnstile.isEmpty]).toEqual([[1, 2, 3, 4], 0, false])
  turnstile.leave()
  turnstile.leave()
  expect(turnstile.isEmpty).toBe(true)
})

test('who waits in vain has no place, and keeps none from whoever comes after', async () => {
  const turnstile = new Turnstile(1)
  expect(await turnstile.enter(1000)).toBe(true)
  const inVain = turnstile.enter(1000)
  await vi.advanceTimersByTimeAsync(500)
  const inTime = turnstile.enter(1000)
  await vi.advanceTimersByTimeAsync(500)
  expect([await inVain, turnstile.waiting]).toEqual([false, 1])
  turnstile.leave()
  expect(await inTime).toBe(true)
  turnstile.leave()
  expect(turnstile.isEmpty).toBe(true)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Semaphore } from './semaphore'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('so many are let in at once, and the others in their order as these leave', async () => {
  const semaphore = new Semaphore(2)
  const came: number[] = []
  const acquire = async (who: number) => {
    if (await semaphore.acquire(1000)) came.push(who)
  }
  const all = Promise.all([1, 2, 3, 4].map(acquire))
  await vi.advanceTimersByTimeAsync(0)
  expect([came, semaphore.waiting]).toEqual([[1, 2], 2])
  semaphore.release()
  semaphore.release()
  await all
  expect([came, semaphore.waiting, semaphore.isIdle]).toEqual([[1, 2, 3, 4], 0, false])
  semaphore.release()
  semaphore.release()
  expect(semaphore.isIdle).toBe(true)
})

test('who waits in vain has no place, and keeps none from whoever comes after', async () => {
  const semaphore = new Semaphore(1)
  expect(await semaphore.acquire(1000)).toBe(true)
  const inVain = semaphore.acquire(1000)
  await vi.advanceTimersByTimeAsync(500)
  const inTime = semaphore.acquire(1000)
  await vi.advanceTimersByTimeAsync(500)
  expect([await inVain, semaphore.waiting]).toEqual([false, 1])
  semaphore.release()
  expect(await inTime).toBe(true)
  semaphore.release()
  expect(semaphore.isIdle).toBe(true)
})

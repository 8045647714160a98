import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bulkhead, BulkheadFull } from './bulkhead'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const inVain = () =>
  Object.assign(new Error('canceling statement'), { severity: 'ERROR', code: '55P03' })

/** What somebody holds, until it is let go of. */
function held() {
  let isHeld = true
  const waiting = new Set<() => void>()
  return {
    letGo() {
      isHeld = false
      for (const goOn of waiting) goOn()
    },
    /** Waits for it as a statement does. */
    wanted: (bound = 5000) =>
      new Promise<string>((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(goOn)
          reject(inVain())
        }, bound)
        const goOn = () => {
          clearTimeout(late)
          resolve('had')
        }
        if (isHeld) waiting.add(goOn)
        else goOn()
      }),
  }
}

const TIMEOUT = 5000
const run = <Result>(bulkhead: Bulkhead, work: (bound?: number) => Promise<Result>) =>
  bulkhead.run(TIMEOUT, undefined, work)
const bounds: (number | undefined)[] = []
const atOnce = async (bound?: number) => {
  bounds.push(bound)
  return 'done'
}

test('some are left to what waits for nobody, however much waits', async () => {
  const [bulkhead, one] = [new Bulkhead(4), held()]
  const crowd = Array.from({ length: 20 }, () => run(bulkhead, one.wanted))
  await vi.advanceTimersByTimeAsync(20 * 50)
  for (let each = 0; each < 5; each += 1) {
    const quick = run(bulkhead, atOnce)
    await vi.advanceTimersByTimeAsync(5)
    expect(await quick).toBe('done')
  }
  expect(new Set(bounds.splice(0))).toEqual(new Set([50]))
  one.letGo()
  await vi.advanceTimersByTimeAsync(1000)
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['had']))
  // All places are free again.
  await Promise.all([run(bulkhead, atOnce), run(bulkhead, atOnce), run(bulkhead, atOnce)])
  expect([bounds.splice(0), bulkhead.waiting]).toEqual([[undefined, undefined, undefined], 0])
})

test('what waits for something else goes on soon after that is free', async () => {
  const [bulkhead, one, other] = [new Bulkhead(3), held(), held()]
  const crowd = Array.from({ length: 9 }, () => run(bulkhead, one.wanted))
  const waits = run(bulkhead, other.wanted)
  await vi.advanceTimersByTimeAsync(1000)
  other.letGo()
  // Nine may look before it, one at a time.
  await vi.advanceTimersByTimeAsync(1000)
  expect(await Promise.race([waits, 'waits on'])).toBe('had')
  one.letGo()
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(crowd)
})

test('what waits in vain is told that at the end of its time, wherever it has waited', async () => {
  const [bulkhead, one] = [new Bulkhead(2), held()]
  const crowd = Array.from({ length: 9 }, () => run(bulkhead, one.wanted).catch(({ code }) => code))
  await vi.advanceTimersByTimeAsync(5600)
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['55P03']))
  expect(await run(bulkhead, atOnce)).toBe('done')
  expect(bounds.splice(0)).toEqual([undefined])
})

test('who finds none free in time is told that, and other failures are as they come', async () => {
  const [bulkhead, one] = [new Bulkhead(1), held()]
  const holding = run(bulkhead, () => one.wanted(60_000))
  const late = run(bulkhead, atOnce).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(TIMEOUT)
  expect(await late).toBeInstanceOf(BulkheadFull)
  one.letGo()
  await holding
  const fault = new Error('of its own')
  await expect(run(bulkhead, () => Promise.reject(fault))).rejects.toBe(fault)
})

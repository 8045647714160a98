import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '@/lib/problem'
import { Allowance } from './account'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  // The environment is read once, and other files read theirs.
  vi.resetModules()
})

const WINDOW = 60_000

/** A budget as the database keeps it, which several processes draw from. */
function budget() {
  let points = 0
  let end = 0
  let draws = 0
  return {
    draw: async (wanted: number) => {
      draws += 1
      if (performance.now() >= end) [points, end] = [0, performance.now() + WINDOW]
      points += wanted
      return { points, milliseconds: end - performance.now() }
    },
    draws: () => draws,
  }
}

const isLetIn = async (allowance: Allowance, units: number): Promise<boolean> => {
  try {
    await allowance.take(units)
    return true
  } catch (error) {
    expect((error as Problem).code).toBe('rate_limited')
    return false
  }
}

test('processes let through the quota together at most, and all but what others have in hand', async () => {
  const calls = fc.array(
    fc.record({ process: fc.nat(2), units: fc.integer({ min: 1, max: 40 }) }),
    {
      minLength: 40,
      maxLength: 300,
    },
  )
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1000 }), calls, async (quota, made) => {
      const shared = budget()
      const processes = [0, 1, 2].map(() => new Allowance(quota, shared.draw))
      const block = Math.ceil(quota / 100)
      let used = 0
      const answered = await Promise.all(
        made.map(async ({ process, units }) => {
          const cost = Math.min(units, Math.ceil(quota / 4))
          const isIn = await isLetIn(processes[process] as Allowance, units)
          if (isIn) used += cost
          return { cost, isIn }
        }),
      )
      expect(used).toBeLessThanOrEqual(quota)
      const dearestRefused = Math.max(...answered.map(({ cost, isIn }) => (isIn ? 0 : cost)))
      // Whatever was refused was refused for want of units but for those that lie in three hands.
      if (dearestRefused > 0) {
        expect(used).toBeGreaterThan(quota - 3 * Math.max(block, Math.ceil(quota / 4)) - 1)
      }
    }),
  )
})

test('after a call that costs more than is left, others have nothing, and its own process what it drew', async () => {
  const shared = budget()
  const [one, other] = [new Allowance(60, shared.draw), new Allowance(60, shared.draw)]
  for (let call = 0; call < 56; call++) expect(await isLetIn(one, 1)).toBe(true)
  // A list of ten: one unit at the door, and four once it is read.
  expect([await isLetIn(one, 1), await isLetIn(one, 4)]).toEqual([true, false])
  expect(await isLetIn(other, 1)).toBe(false)
  const after = [1, 2, 3, 4].map(() => isLetIn(one, 1))
  expect(await Promise.all(after)).toEqual([true, true, true, false])
})

test('a hundred draws are enough for a window, however many calls there are', async () => {
  const shared = budget()
  const allowance = new Allowance(10_000, shared.draw)
  for (let call = 0; call < 10_000; call++) expect(await isLetIn(allowance, 1)).toBe(true)
  expect(await isLetIn(allowance, 1)).toBe(false)
  expect(shared.draws()).toBeLessThanOrEqual(101)
  expect(allowance.left).toEqual({ units: 0, milliseconds: WINDOW })
})

test('the next window begins with the whole quota, and without debts', async () => {
  const allowance = new Allowance(100, budget().draw)
  expect(await isLetIn(allowance, 1)).toBe(true)
  allowance.charge(5000)
  expect(await isLetIn(allowance, 1)).toBe(false)
  expect(allowance.left.units).toBe(0)
  vi.advanceTimersByTime(WINDOW)
  expect(allowance.left.units).toBe(100)
  expect(await isLetIn(allowance, 1)).toBe(true)
  expect(allowance.left.units).toBe(99)
})

test.each([
  ['back', -3_600_000],
  ['on', 3_600_000],
])('a window lasts as long as it does where the clock is set %s meanwhile', async (_, by) => {
  const allowance = new Allowance(4, budget().draw)
  for (let call = 0; call < 4; call++) await allowance.take(1)
  expect(await isLetIn(allowance, 1)).toBe(false)
  vi.setSystemTime(Date.now() + by)
  vi.advanceTimersByTime(WINDOW - 1000)
  expect(await isLetIn(allowance, 1)).toBe(false)
  expect(allowance.left).toEqual({ units: 0, milliseconds: 1000 })
  vi.advanceTimersByTime(1000)
  expect(await isLetIn(allowance, 1)).toBe(true)
})

test('however large, a call can be made in a fresh window', async () => {
  const allowance = new Allowance(8, budget().draw)
  expect(await isLetIn(allowance, 500)).toBe(true)
  expect(allowance.left.units).toBe(6)
})

test('a refusal says the policy and when to come again', async () => {
  const allowance = new Allowance(4, budget().draw)
  for (let call = 0; call < 4; call++) await allowance.take(1)
  vi.advanceTimersByTime(18_500)
  const refusal = await Promise.resolve(allowance.take(1)).catch((error: Problem) => error)
  expect((refusal as Problem).extras.headers).toEqual({
    'retry-after': '42',
    'ratelimit-policy': '"default";q=4;w=60',
    ratelimit: '"default";r=0;t=42',
  })
  expect((refusal as Problem).detail).toContain('42 s')
})

test('while the budget cannot be read calls pass, and are counted again after that', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://nowhere/none')
  vi.stubEnv('LOG_LEVEL', 'silent')
  const shared = budget()
  let isAway = true
  let tries = 0
  const allowance = new Allowance(3, async (units) => {
    tries += 1
    if (isAway) throw new Error('away')
    return shared.draw(units)
  })
  for (let call = 0; call < 10; call++) expect(await isLetIn(allowance, 1)).toBe(true)
  // It is asked for once a second, and not for each call.
  expect(tries).toBe(1)
  isAway = false
  vi.advanceTimersByTime(1000)
  const passed: boolean[] = []
  for (let call = 0; call < 5; call++) passed.push(await isLetIn(allowance, 1))
  expect(passed).toEqual([true, true, true, false, false])
})

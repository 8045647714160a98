import { beforeEach, expect, test } from 'vitest'
import { clockSkew, noteDate, serviceNow } from './serviceClock'
import { todayIn } from './timeWords'

const now = Date.parse('2026-11-21T04:00:00Z')

beforeEach(() => clockSkew.set(0))

test('a clock that is right is left alone', () => {
  noteDate('Sat, 21 Nov 2026 04:00:01 GMT', now)
  expect(clockSkew.get()).toBe(0)
})

test('one that is wrong is set right, and is not set anew for a second', () => {
  noteDate('Sat, 21 Nov 2026 04:05:00 GMT', now)
  expect(clockSkew.get()).toBe(300_000)
  noteDate('Sat, 21 Nov 2026 04:05:01 GMT', now)
  expect(clockSkew.get()).toBe(300_000)
  noteDate('Sat, 21 Nov 2026 03:00:00 GMT', now)
  expect(clockSkew.get()).toBe(-3_600_000)
  noteDate('Sat, 21 Nov 2026 04:00:00 GMT', now)
  expect(clockSkew.get()).toBe(0)
})

test('one stands where an answer tells no time', () => {
  noteDate('Sat, 21 Nov 2026 04:05:00 GMT', now)
  noteDate(null, now)
  noteDate('now', now)
  expect(clockSkew.get()).toBe(300_000)
})

test('today is the day of the service, whatever a device takes it for', () => {
  noteDate(new Date(Date.now() + 40 * 86_400_000).toUTCString())
  const its = new Date(serviceNow())
  expect(its.getTime()).toBeGreaterThan(Date.now() + 39 * 86_400_000)
  expect(todayIn('UTC')).toBe(its.toISOString().slice(0, 10))
})

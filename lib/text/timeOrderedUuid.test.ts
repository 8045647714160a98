import { expect, test } from 'vitest'
import { timeOrderedUuid } from './timeOrderedUuid'

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const timeOf = (id: string): number => Number.parseInt(id.slice(0, 13).replace('-', ''), 16)

test('each is another, of version 7, and begins with its time', () => {
  const before = Date.now()
  const ids = Array.from({ length: 2000 }, timeOrderedUuid)
  const times = ids.map(timeOf)
  expect(ids.filter((id) => !FORM.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect(times).toEqual([...times].sort((one, other) => one - other))
  expect(times[0]).toBeGreaterThanOrEqual(before)
  expect(times.at(-1)).toBeLessThanOrEqual(Date.now())
})

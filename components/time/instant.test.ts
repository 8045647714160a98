import { expect, test } from 'vitest'
import { inUtc } from './instant'

test.each([
  ['2026-03-01T10:00:00+10:30', '2026-02-28T23:30:00Z'],
  ['2028-02-29T10:00+00:00', '2028-02-29T10:00:00Z'],
])('%s is %s', (text, instant) => expect(inUtc(text)).toBe(instant))

test.each([
  '2026-02-30T10:00:00+00:00',
  '2026-02-29T10:00:00+00:00',
  '2026-02-28T24:00:00+00:00',
  '2026-02-28T23:60:00+00:00',
  '0001-01-01T00:00:00+10:00',
  '9999-12-31T23:00:00-10:00',
  '2026-03-01T10:00:00',
  '2026-03',
])('%s stays as it is, to be told of', (text) => expect(inUtc(text)).toBe(text))

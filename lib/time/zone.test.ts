import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_MOMENT, LAST_MOMENT } from './calendar'
import { formatMoment, momentAt, readTimeZone } from './zone'

test.each([
  ['2026-03-01T10:00', 'Australia/Adelaide', '2026-02-28T23:30:00Z'],
  // Of two equal ones the earlier, and what the clocks skip moves forward.
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
  ['9999-12-31T23:59:59', 'UTC', '9999-12-31T23:59:59Z'],
  ['9999-12-31T20:00', 'America/New_York', undefined],
  ['0001-01-01T05:00', 'Australia/Sydney', undefined],
  ['2026-02-30T05:00', 'UTC', undefined],
])('%s in %s is the moment %s', (local, zone, moment) => expect(momentAt(local, zone)).toBe(moment))

test('a moment is told as itself in every zone, also of before there were zones', () => {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', '+14:00', '-14:00', '+05:45']
  fc.assert(
    fc.property(
      fc.integer({ min: FIRST_MOMENT, max: LAST_MOMENT }),
      fc.constantFrom(...zones),
      (moment, name) => {
        const told = formatMoment(moment, readTimeZone(name) as string)
        expect(told).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/)
        expect(Date.parse(told)).toBe(Math.floor(moment / 1000) * 1000)
      },
    ),
    { examples: [[Date.UTC(1850, 0), 'Australia/Melbourne']], numRuns: 500 },
  )
})

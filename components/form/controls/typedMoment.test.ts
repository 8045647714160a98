import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toInstant } from '@/components/time/instant'
import { calendarFault } from '@/components/ui/field/readDate'
import { FIRST_MOMENT, LAST_MOMENT } from '@/lib/time/calendar'
import { dayTyped, readTypedMoment, showTypedMoment } from './typedMoment'

const SYDNEY = 'Australia/Sydney'

afterEach(() => vi.useRealTimers())

test.each([
  ['14/3/2026 9:30', '2026-03-13T22:30:00Z'],
  ['14 Mar 2026, 09:30', '2026-03-13T22:30:00Z'],
  ['14-Mar-26 9.30 am', '2026-03-13T22:30:00Z'],
  ['14.3.2026 at 9.30pm', '2026-03-14T10:30:00Z'],
  ['14 Mar 2026 9:30:15 p.m.', '2026-03-14T10:30:15Z'],
  ['2026-03-14 9pm', '2026-03-14T10:00:00Z'],
  ['2026-03-14T21:00', '2026-03-14T10:00:00Z'],
  ['14/3/2026 12am', '2026-03-13T13:00:00Z'],
  ['14/3/2026 12:05 pm', '2026-03-14T01:05:00Z'],
  ['\u200e14/3/2026\u00a09:30 ', '2026-03-13T22:30:00Z'],
  ['2026-03-14T09:30:00Z', '2026-03-14T09:30:00Z'],
  ['2026-03-14T09:30-05:00', '2026-03-14T14:30:00Z'],
])('%s in Sydney is %s', (typed, moment) => expect(readTypedMoment(typed, SYDNEY)).toBe(moment))

test.each([
  ['of two equal times the earlier one', '5 Apr 2026 2:30', '2026-04-04T15:30:00Z'],
  ['a skipped time by the gap later', '4 Oct 2026 2:30', '2026-10-03T16:30:00Z'],
])('Where clocks change, %s', (_, typed, moment) =>
  expect(readTypedMoment(typed, SYDNEY)).toBe(moment),
)

test('Days are told by today in the zone', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-13T20:00:00Z') })
  expect(readTypedMoment('now', SYDNEY)).toBe('2026-03-13T20:00:00Z')
  expect(readTypedMoment('today 9:30', SYDNEY)).toBe('2026-03-13T22:30:00Z')
  expect(readTypedMoment('Tomorrow at 9 am', 'UTC')).toBe('2026-03-14T09:00:00Z')
  expect(readTypedMoment('in 2 days 9 am', 'UTC')).toBe('2026-03-15T09:00:00Z')
})

describe('No moment', () => {
  test.each([
    ['14/3/2026', null],
    ['9:30', null],
    ['14/3/2026 9', null],
    ['14/3/2026 24:00', null],
    ['14/3/2026 9:60', null],
    ['14/3/2026 13:00 pm', null],
    ['14/3/2026 0am', null],
    ['2026-03-14T09:30:60Z', null],
    ['31/4/2026 9:30', 'April 2026 has 30 days.'],
    ['31/4/2026', 'April 2026 has 30 days.'],
    ['soon', null],
  ])('is %s', (typed, reason) => {
    expect(readTypedMoment(typed, SYDNEY)).toBeNull()
    expect(calendarFault(dayTyped(typed))).toBe(reason)
  })
})

test('The second of two equal times is shown as it is stored', () => {
  expect(showTypedMoment('2026-04-04T15:30:00Z', SYDNEY)).toBe('5 Apr 2026, 02:30')
  expect(showTypedMoment('2026-04-04T16:30:00Z', SYDNEY)).toBe('2026-04-04T16:30:00Z')
})

test('What is shown of any moment is read as that moment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: FIRST_MOMENT / 1000, max: Math.floor(LAST_MOMENT / 1000) }),
      fc.constantFrom(SYDNEY, 'UTC', 'Australia/Lord_Howe', 'America/St_Johns', 'Asia/Kathmandu'),
      (seconds, zone) => {
        const moment = toInstant(new Date(seconds * 1000))
        expect(readTypedMoment(showTypedMoment(moment, zone), zone)).toBe(moment)
      },
    ),
  )
})

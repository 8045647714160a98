import { describe, expect, test } from 'vitest'
import { calendarFault, readDate, showDate } from './readDate'

describe('A day that the calendar lacks', () => {
  test.each([
    ['2026-2-30', 'February 2026 has 28 days.'],
    ['30 Feb 2028', 'February 2028 has 29 days.'],
    ['31/4/26', 'April 2026 has 30 days.'],
    ['0/12/2026', 'The first day of a month is 1.'],
  ])('as %s is told why', (text, fault) => {
    expect(readDate(text)).toBeNull()
    expect(calendarFault(text)).toBe(fault)
  })

  test('is shown as it was typed', () => expect(showDate('2026-2-30')).toBe('2026-2-30'))

  test.each(['28 Feb 2026', '14/13/2026', '0000-01-40', 'soon'])('is not %s', (text) =>
    expect(calendarFault(text)).toBeNull(),
  )
})

test.each([
  ['30/6/27', '2027-06-30'],
  ['1/7/49', '2049-07-01'],
  ['1/7/50', '1950-07-01'],
  ['5-Aug-93', '1993-08-05'],
])('%s is %s, as in spreadsheets', (typed, date) => expect(readDate(typed)).toBe(date))

test.each([
  ['2025-3-4', '4 Mar 2025'],
  ['2025-03-14', '14 Mar 2025'],
])('%s is shown as %s', (value, shown) => expect(showDate(value)).toBe(shown))

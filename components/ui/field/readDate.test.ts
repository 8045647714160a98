import { describe, expect, test } from 'vitest'
import { calendarFault, readDate, readMonthFirst, showDate } from './readDate'

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
  ['\u200e1/\u200e7/\u200e2027 ', '2027-07-01'],
  ['2027-07-01\u200b', '2027-07-01'],
])('%s is %s, as in spreadsheets', (typed, date) => expect(readDate(typed)).toBe(date))

test.each([
  ...['1 June 2027', '1 jun 2027', '1 JUN. 27', '1-Jun-27'].map((typed) => [typed, '2027-06-01']),
  ...['3 Sept 2027', '3 Sept. 2027', '3 Sep 2027'].map((typed) => [typed, '2027-09-03']),
  ['5 may 2027', '2027-05-05'],
])('%s names its month', (typed, date) => expect(readDate(typed)).toBe(date))

test.each(['1 junk 27', '5 mayor 2027', '1 decoy 2027', '1 marc 2027'])('%s names none', (typed) =>
  expect(readDate(typed)).toBeNull(),
)

test('Every month is known by its name and by three letters of it', () => {
  for (let month = 1; month <= 12; month++) {
    const day = new Date(Date.UTC(2027, month - 1, 7))
    const name = day.toLocaleDateString('en', { month: 'long', timeZone: 'UTC' })
    const iso = day.toISOString().slice(0, 10)
    expect([readDate(`7 ${name} 2027`), readDate(`7/${name.slice(0, 3)}/2027`)]).toEqual([iso, iso])
  }
})

test.each([
  ['2025-3-4', '4 Mar 2025'],
  ['2025-03-14', '14 Mar 2025'],
])('%s is shown as %s', (value, shown) => expect(showDate(value)).toBe(shown))

test.each([
  ['2/13/2026', '2026-02-13'],
  ['1.2.26', '2026-01-02'],
  ['13/2/2026', null],
  ['2/30/2026', null],
  ['2026-02-13', null],
  ['2 Jan 2026', null],
])('%s with its month first is %j', (text, date) => expect(readMonthFirst(text)).toBe(date))

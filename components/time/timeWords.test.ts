import { describe, expect, test, vi } from 'vitest'
import { agoWords, countdown, dayAfter, dueWords, spanWords, todayIn } from './timeWords'

const minutes = (count: number) => count * 60_000

test.each([
  [0, 'less than a minute'],
  [minutes(1), '1 minute'],
  [minutes(119), '119 minutes'],
  [minutes(120), '2 hours'],
  [minutes(47 * 60 + 59), '47 hours'],
  [minutes(48 * 60), '2 days'],
  [minutes(1200 * 24 * 60), '1,200 days'],
])('%i ms last %s', (span, words) => expect(spanWords(span)).toBe(words))

describe('how long ago', () => {
  test('a clock that runs ahead still says just now', () =>
    expect(agoWords(minutes(1) - 1, 0)).toBe('just now'))
  test('counts ahead of a clock that was set back', () =>
    expect(agoWords(minutes(60 * 24 * 3), 0)).toBe('3 days from now'))
  test('counts back', () => expect(agoWords(0, minutes(5))).toBe('5 minutes ago'))
})

test.each([
  [299_001, '5:00'],
  [61_000, '1:01'],
  [3_603_000, '1:00:03'],
  [0, '0:00'],
  [-5000, '0:00'],
])('%i ms count down as %s', (rest, text) => expect(countdown(rest)).toBe(text))

describe('a day that falls due', () => {
  test.each([
    ['2026-11-20', 'overdue 1 day'],
    ['2026-11-15', 'overdue 6 days'],
    ['2026-11-21', 'today'],
    ['2026-11-22', 'tomorrow'],
    ['2026-12-01', 'in 10 days'],
  ])('%s is %s', (day, words) => expect(dueWords(day, '2026-11-21').words).toBe(words))

  test('is overdue only once it has passed', () => {
    expect(dueWords('2026-11-20', '2026-11-21').isOverdue).toBe(true)
    expect(dueWords('2026-11-21', '2026-11-21').isOverdue).toBe(false)
  })
})

test('a day after crosses months and summer time', () => {
  expect(dayAfter('2026-11-21', 30)).toBe('2026-12-21')
  expect(dayAfter('2026-10-03', 2)).toBe('2026-10-05')
})

test('today is the same however a browser writes short dates', () => {
  class OtherData extends Intl.DateTimeFormat {
    override format = () => '11/26/26'
  }
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { DateTimeFormat: OtherData }))
  const evening = new Date('2026-11-25T22:30:00Z')
  expect(todayIn('Australia/Sydney', evening)).toBe('2026-11-26')
  expect(todayIn('America/New_York', evening)).toBe('2026-11-25')
  vi.unstubAllGlobals()
})

import fc from 'fast-check'
import { LosslessNumber } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import type { BulkElement, BulkResult } from '@/components/api/bulk/elements'
import { client } from '@/lib/resources'
import { csvLine, keptLine } from '@/lib/text/csv'
import { isOfOtherEnds, lossWords } from './lost'
import { guessMapping, targetsOf } from './mapping'
import { shapeOf } from './read'
import { runImport } from './run'
import type { Withheld } from './withheld'

/** The client of which the service does not say what it had, as to a role that may not read it. */
const UNTOLD = '99'

const NAMES: Readonly<Record<string, string>> = {
  '1': 'Māori Trust',
  '2': 'Zoë',
  '3': 'Kāinga',
  '4': 'One\r\nTwo',
  '5': '007',
  '6': '#N/A',
  '7': 'DEC1',
  '8': '1-2',
  '9': 'true',
}

/** One pass over a file of names, and what it sent: the service has those above. */
async function pass(lines: readonly (readonly string[])[], withheld?: Withheld) {
  const file = new Blob([['client_id', 'name'], ...lines].map((cells) => csvLine(cells)))
  const shape = await shapeOf(file)
  const mapping = guessMapping(targetsOf(client), shape.head)
  const sent: BulkElement[] = []
  const result = await runImport({
    ...{ resource: client.name, file, shape, timeZone: 'UTC', withheld },
    plan: { head: shape.head, mapping, empty: 'leave' },
    call: async (elements) => {
      sent.push(...elements)
      return elements.map(({ client_id, name }): BulkResult => {
        const id = String(client_id)
        const from = NAMES[id]
        const changes =
          name === from ? [] : [{ field: 'name', from: id === UNTOLD ? undefined : from, to: name }]
        return { status: changes.length > 0 ? 'updated' : 'unchanged', changes }
      })
    },
    whoChanged: async () => ({}),
    onProgress: () => undefined,
    isCancelled: () => false,
  })
  return { ...result, sent }
}

describe('A text whose letters a spreadsheet has lost', () => {
  const lines = [
    ['1', 'M?ori Trust'],
    ['2', 'Zo?'],
    ['3', 'K?inga Ora'],
  ]

  test('is a fault at its cell, and is not written', async () => {
    const { report, withheld, preview } = await pass(lines)
    expect(report).toMatchObject({ updated: 2, refused: 1 })
    expect(report.faults).toMatchObject([
      { row: 2, column: 'name', cell: { index: 1, text: 'M?ori Trust' } },
    ])
    expect(report.faults[0]?.message).toContain('“M?ori Trust” was “Māori Trust”')
    expect(preview.map(({ id }) => id)).toEqual(['2', '3'])

    const written = await pass(lines, withheld)
    expect(written.sent.map(({ client_id }) => client_id)).toEqual(['2', '3'])
    expect(written.report.faults).toEqual(report.faults)
    expect(await written.rejects.text()).toContain('1,M?ori Trust,')
  })

  test.each([
    ['Łódź', '?ód?'],
    ['a 🚗', 'a ?'],
    ['a 🚗', 'a ??'],
    ['Ā\r\nB', '?\nB'],
    [
      ['Ā', 'B'],
      ['?', 'B'],
    ],
  ])('%j is %j', (from, to) => expect(lossWords(from, to)).toContain('lost letters'))

  test.each([
    ['Zoë €', 'Zo? ?'],
    ['Łódź', 'Lodz'],
    ['Łódź', '?odz'],
    ['A?', 'A?'],
    ['Ā', ''],
    [null, '?'],
  ])('%j as %j is no such text', (from, to) => expect(lossWords(from, to)).toBeUndefined())
})

test('a text whose lines a spreadsheet has ended otherwise is the one that the record has', async () => {
  const { report, withheld } = await pass([['4', 'One\nTwo']])
  expect(report).toMatchObject({ updated: 0, unchanged: 1 })
  expect((await pass([['4', 'One\nTwo']], withheld)).sent).toEqual([{ client_id: '4' }])
  expect(isOfOtherEnds('One\r\nTwo', 'One\nTwo, three')).toBe(false)
  expect(isOfOtherEnds('One\nTwo', 'One\r\nTwo')).toBe(false)
})

describe('A text that a spreadsheet has taken for a figure', () => {
  test('is a fault at its cell, and is taken as it was', async () => {
    const { report } = await pass([['5', '7']])
    expect(report.faults).toMatchObject([{ row: 2, column: 'name', cell: { index: 1, text: '7' } }])
    expect(report.faults[0]?.message).toContain('taken “007” for a figure and written “7”')
    expect((await pass([['5', '007']])).report).toMatchObject({ unchanged: 1, refused: 0 })
  })

  test.each([
    ['0412345678', '412345678'],
    ['+61412345678', '61412345678'],
    ['1.10', '1.1'],
    ['1e3', '1000'],
    ['00', '0'],
    ['4557012345678906', '4557012345678900'],
    ['004557012345678906', '4557012345678900'],
    ['12E5', '1.20E+06'],
    ['1234567890123456', '1,23457E+15'],
  ])('%s is %s', (from, to) => expect(lossWords(from, to)).toContain('for a figure'))

  test.each([
    ['0412345678', '412345679'],
    ['412', '0412'],
    ['A07', 'A7'],
    ['4557012345678906', '4557012345678800'],
    ['455701234567890', '455701234567800'],
    ['12E5', '1.30E+06'],
    [new LosslessNumber('1.10'), new LosslessNumber('1.1')],
    ['007', null],
  ])('%s as %s is none', (from, to) => expect(lossWords(from, to)).toBeUndefined())
})

/** The languages in which the model of a spreadsheet writes months. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'nb', 'pl']

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const two = (part: number): string => String(part).padStart(2, '0')

const monthIn = (language: string, month: number): string =>
  new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
    .format(Date.UTC(2000, month - 1))
    .replace('.', '')

/** How people write a day, or a month, in a code. */
const TYPED: readonly ((day: Day) => string)[] = [
  ({ month, day }) => `${monthIn('en', month).toUpperCase()}${day}`,
  ({ month, day }) => `${day} ${monthIn('en', month)}`,
  ({ month, day }) => `${day}-${month}`,
  ({ month, day }) => `${two(month)}/${two(day)}`,
  ({ month, day }) => `${day}.${month}.`,
  ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
  ({ year, month, day }) => `${month}/${day}/${year % 100}`,
  ({ year, month }) => `${month}-${year}`,
  ({ year, month }) => `${monthIn('en', month)} ${year}`,
]

const isOfMonth = (text: string): boolean => /^(?:\d{1,2}-|\p{L}+ )\d{4}$/u.test(text)

/** What a spreadsheet writes for a day. */
const SHOWN: readonly ((day: Day, word: string) => string)[] = [
  ({ year, month, day }) => `${day}/${month}/${year}`,
  ({ year, month, day }) => `${two(month)}/${two(day)}/${two(year % 100)}`,
  ({ year, month, day }) => `${two(day)}.${two(month)}.${year}`,
  ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
  ({ year, month, day }) => `${year}-${two(month)}-${two(day)} 00:00:00`,
  ({ year, day }, word) => `${day}-${word}-${two(year % 100)}`,
  ({ year, day }, word) => `${day}. ${word}. ${year}`,
  ({ year, month, day }) =>
    String((Date.UTC(year, month - 1, day) - Date.UTC(1899, 11, 30)) / 86_400_000),
]

/** What it writes where the text had no year. */
const SHOWN_SHORT: readonly ((day: Day, word: string) => string)[] = [
  ({ day }, word) => `${day}-${word}`,
  ({ day }, word) => `${two(day)}. ${word}`,
  ({ day }, word) => `${two(day)}.${word}`,
  ({ day }, word) => `${word}-${two(day)}`,
]

/** And where it had no day. */
const SHOWN_MONTH: readonly ((day: Day, word: string) => string)[] = [
  ({ year }, word) => `${word}-${two(year % 100)}`,
  ({ year }, word) => `${word} ${two(year % 100)}`,
]

describe('A text that a spreadsheet has taken for a date or a truth', () => {
  test('is a fault at its cell, and is taken as it was', async () => {
    const { report } = await pass([
      ['7', '1-Dec'],
      ['8', '2-Jan'],
      ['9', 'TRUE'],
    ])
    expect(report).toMatchObject({ updated: 0, refused: 3 })
    expect(report.faults.map(({ message }) => message.split('.')[0])).toEqual([
      'A spreadsheet has taken “DEC1” for a date and written “1-Dec”',
      'A spreadsheet has taken “1-2” for a date and written “2-Jan”',
      'A spreadsheet has taken “true” for a truth value and written “TRUE”',
    ])
    const asWritten = await pass(['7', '8', '9'].map((id) => [id, NAMES[id] ?? '']))
    expect(asWritten.report).toMatchObject({ unchanged: 3, refused: 0 })
  })

  test.each([
    ['DEC1', '01-Dec'],
    ['DEC1', '1. Dez'],
    ['DEC1', 'Dec-01'],
    ['DEC1', '01/12/2026'],
    ['DEC1', '46357'],
    ['MAI1', '01. Mai'],
    ['1-2', '02.Jan'],
    ['1-2', '1-févr'],
    ['1.10', '01. Okt'],
    ['3-1998', 'Mar-98'],
    ['3-1998', 'Mrz 98'],
    ['12-3456', 'Dec-56'],
    ['1-32', 'Jan-32'],
    ['2027-06-30 10:00:30', '30/06/2027 10:00'],
  ])('%s is %s', (from, to) => expect(lossWords(from, to)).toContain('for a date'))

  test.each([
    ['10:30PM', '22:30:00'],
    ['9:5', '9:05'],
    ['12 A', '12:00 AM'],
    ['10:30', '0.4375'],
  ])('%s is %s', (from, to) => expect(lossWords(from, to)).toContain('for a time'))

  test.each([
    ['true', 'TRUE'],
    ['TRUE', 'WAHR'],
    ['True', 'VRAI'],
    ['false', 'FALSO'],
    ['wahr', 'VERDADERO'],
  ])('%s is %s', (from, to) => expect(lossWords(from, to)).toContain('for a truth value'))

  test.each([
    ['DEC1', 'DEC2'],
    ['DEC1', 'DEC01'],
    ['DEC1', 'DEC-1'],
    ['DEC1', '2-Dec'],
    ['DEC1', '1-Nov'],
    ['DEC1', '01/12/1926'],
    ['DEC1', 'December'],
    ['1-2', '2-1'],
    ['1-2', '1-2-A'],
    ['1-2', '1-Mar'],
    ['12', '1-Feb'],
    ['31-2', '3-Mar'],
    ['3-1998', '3-1999'],
    ['3-1998', 'Mar-99'],
    ['3-1998', '2-Mar-98'],
    ['2027-06-30', '2027-06-29'],
    ['10:30', '10:31'],
    ['10:30', '22:30'],
    ['May', '1-May'],
    ['true', 'True'],
    ['true', 'FALSE'],
    ['yes', 'TRUE'],
  ])('%s as %s is none', (from, to) => expect(lossWords(from, to)).toBeUndefined())

  const days = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
    .map(
      (date): Day => ({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
      }),
    )
  const typed = fc.constantFrom(...TYPED)
  const language = fc.constantFrom(...LANGUAGES)
  /** A text as it is held, and all that a spreadsheet may write for a day that it reads in it. */
  const shownFor = (held: string, day: Day, word: string): string[] => {
    const isShort = !/\d{4}|\/\d+\//.test(held)
    const more = isOfMonth(held) ? SHOWN_MONTH : isShort ? SHOWN_SHORT : []
    const read = isOfMonth(held) ? { ...day, day: 1 } : day
    return [...SHOWN, ...more].map((show) => show(read, word))
  }

  test('is refused whatever the spreadsheet’s language and form of dates', () => {
    fc.assert(
      fc.property(days, typed, language, (day, type, spoken) => {
        const held = type(day)
        for (const shown of shownFor(held, day, monthIn(spoken, day.month))) {
          if (shown !== held) expect(lossWords(held, shown), `${held} ${shown}`).toBeDefined()
        }
      }),
    )
  })

  test('is changed to any day of another month that it cannot be', () => {
    fc.assert(
      fc.property(days, days, typed, language, (day, other, type, spoken) => {
        fc.pre(other.month !== day.month && other.month !== day.day && other.day !== day.month)
        fc.pre(![day.month, day.day].includes(other.year % 100))
        fc.pre(![other.month, other.day].includes(day.year % 100))
        const held = type(day)
        for (const shown of shownFor(held, other, monthIn(spoken, other.month))) {
          expect(lossWords(held, shown), `${held} ${shown}`).toBeUndefined()
        }
      }),
    )
  })

  test('is one that a file to be imported again keeps behind an apostrophe', () => {
    const part = fc.constantFrom(
      ...'1 2 12 27 2027 Dec MAI Mrz wahr TRUE PM A - / . : T e'.split(' '),
      ' ',
    )
    const text = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (held, shown) => {
        if (lossWords(held, shown) === undefined) return
        expect(keptLine([{ text: held, isFigure: false }])).toMatch(/^"?'/)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('What a spreadsheet writes in place of a value', () => {
  test('is a fault at its cell, unless the record has it', async () => {
    const { report, withheld } = await pass([
      ['2', '#N/A'],
      ['6', '#N/A'],
    ])
    expect(report).toMatchObject({ unchanged: 1, refused: 1 })
    expect(report.faults).toMatchObject([{ row: 2, column: 'name', cell: { text: '#N/A' } }])
    const lines = [['2', '#N/A']]
    expect((await pass(lines, withheld)).sent).toEqual([])
  })

  test.each(['#N/A', '#REF!', '#value!', '#DIV/0!', '#NAME?', 'Err:502', '########', ' #N/A '])(
    'is %s',
    (text) => expect(lossWords(null, text)).toContain('had no value'),
  )

  test.each(['N/A', '#1', 'Unit #4', '#N/A yet', 'Err: 5', '###'])('is not %s', (text) =>
    expect(lossWords('Zoë', text)).toBeUndefined(),
  )
})

test('A value is taken where nobody says what there was', async () => {
  const { report, withheld } = await pass([[UNTOLD, 'Harbour']])
  expect(report).toMatchObject({ updated: 1, refused: 0 })
  const { sent } = await pass([[UNTOLD, 'Harbour']], withheld)
  expect(sent).toEqual([{ client_id: UNTOLD, name: 'Harbour' }])
})

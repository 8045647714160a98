import { LosslessNumber } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import type { BulkElement, BulkResult } from '@/components/api/bulk/elements'
import { client } from '@/lib/resources'
import { csvLine } from '@/lib/text/csv'
import { isOfOtherEnds, lossWords } from './lost'
import { guessMapping, targetsOf } from './mapping'
import { shapeOf } from './read'
import { runImport } from './run'
import type { Withheld } from './withheld'

/** The client of which the service does not say what it had, as to a role that may not read it. */
const UNTOLD = '9'

const NAMES: Readonly<Record<string, string>> = {
  '1': 'Māori Trust',
  '2': 'Zoë',
  '3': 'Kāinga',
  '4': 'One\r\nTwo',
  '5': '007',
  '6': '#N/A',
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
  ])('%s is %s', (from, to) => expect(lossWords(from, to)).toContain('for a figure'))

  test.each([
    ['0412345678', '412345679'],
    ['412', '0412'],
    ['A07', 'A7'],
    ['4557012345678906', '4557012345678800'],
    ['455701234567890', '455701234567800'],
    [new LosslessNumber('1.10'), new LosslessNumber('1.1')],
    ['007', null],
  ])('%s as %s is none', (from, to) => expect(lossWords(from, to)).toBeUndefined())
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

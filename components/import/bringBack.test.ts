import fc from 'fast-check'
import { LosslessNumber } from 'lossless-json'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { BulkElement } from '@/components/api/bulk/elements'
import type { ListColumn } from '@/components/list/columns/columns'
import { resourceList } from '@/components/list/listConfig'
import { REIMPORT_FORMAT, reimportColumns } from '@/components/list/reimportColumns'
import { client, code, supplier } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { csvLine, written } from '@/lib/text/csv'
import { type Corrections, countNew, NO_CORRECTIONS, withCorrection } from './corrections'
import { guessMapping, type Mapping, targetsOf } from './mapping'
import type { ImportPlan } from './plan'
import { type FileRow, rowsOf, shapeOf } from './read'
import { cellFault, rowReader } from './rows'
import { runImport } from './run'
import type { SendElements } from './sendRows'

const UTC = { timeZone: 'UTC' } as const
const targets = targetsOf(client)
const file = (...lines: string[][]) => new Blob(lines.map(csvLine))

/** One pass over a file, and the elements that it sent. */
async function pass(
  blob: Blob,
  call: SendElements,
  corrections: Corrections = NO_CORRECTIONS,
  empty: ImportPlan['empty'] = 'leave',
  resource: Resource = client,
) {
  const shape = await shapeOf(blob)
  const mapping: Mapping = guessMapping(targetsOf(resource), shape.head)
  const asked: string[][] = []
  const result = await runImport({
    resource: resource.name,
    file: blob,
    shape,
    plan: { head: shape.head, mapping, empty, corrections },
    timeZone: 'UTC',
    call,
    whoChanged: async (ids) => {
      asked.push([...ids])
      return { '1': 'Tom Hale changed it last, on 20 Nov 2026, 14:02' }
    },
    onProgress: () => undefined,
    isCancelled: () => false,
  })
  return { ...result, asked }
}

const sending = () => {
  const sent: BulkElement[] = []
  const call: SendElements = async (elements) => {
    sent.push(...elements)
    return elements.map(() => ({ status: 'updated' }))
  }
  return { sent, call }
}

const stale: SendElements = async (elements) =>
  elements.map(() => ({
    status: 'refused',
    errors: [{ pointer: '/_if_match', code: 'precondition_failed', message: 'moved on' }],
  }))

describe('the version of a row', () => {
  const plan: ImportPlan = {
    head: ['id', 'v', 'a'],
    mapping: ['client_id', '_if_match', 'area'],
    empty: 'leave',
  }
  const read = (...cells: string[]) => rowReader(targets, plan, UTC)({ row: 9, cells })

  test.each(['"3"', '3', ' "3" '])('%s is sent as what the change holds against', (cell) => {
    expect(read('77', cell, 'North').element).toEqual({
      client_id: '77',
      area: 'North',
      _if_match: '"3"',
    })
  })

  test.each(['', 'x', '"x"', '0', '3.0'])('%j is none: the row is refused, not written', (cell) => {
    const { element, faults } = read('77', cell, 'North')
    expect(element).toBeNull()
    expect(faults.at(-1)).toMatchObject({ column: 'v', cell: { index: 1, text: cell } })
  })

  test('that is stale is named by row, with who was quicker where that is known', async () => {
    const { report, rejects, asked } = await pass(
      file(['client_id', '_if_match', 'area'], ['1', '"3"', 'A'], ['2', '"3"', 'B']),
      stale,
    )
    expect(asked).toEqual([['1', '2']])
    expect(report.faults.map(({ row, message }) => [row, message])).toEqual([
      [
        2,
        expect.stringContaining(
          'client 1 than the one of now: Tom Hale changed it last, on 20 Nov',
        ),
      ],
      [3, expect.stringContaining('client 2 than the one of now. Export')],
    ])
    // There is no version to write by hand that would be honest.
    expect(report.faults[0]?.cell).toBeUndefined()
    expect(Papa.parse<string[]>(await rejects.text()).data[1]).toContain('"3"')
  })

  test('that is stale is let be where its record has all that the row says', async () => {
    const compared: BulkElement[] = []
    const call: SendElements = async (elements, doing) => {
      if (doing !== 'compare') return stale(elements, doing)
      compared.push(...elements)
      return elements.map(({ client_id }) => ({
        status: client_id === '1' ? 'unchanged' : 'updated',
      }))
    }
    const rows = [
      ['1', '"3"', 'A'],
      ['2', '"3"', 'B'],
    ]
    const { report } = await pass(file(['client_id', '_if_match', 'area'], ...rows), call)
    expect(report).toMatchObject({ unchanged: 1, updated: 0, refused: 1 })
    expect(report.faults.map(({ row }) => row)).toEqual([3])
    expect(compared).toEqual([
      { client_id: '1', area: 'A' },
      { client_id: '2', area: 'B' },
    ])
  })

  test('is asked after for some stale rows of a file, not for all', async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => [`${index + 1}`, '"3"', 'A'])
    const { asked, report } = await pass(file(['client_id', '_if_match', 'area'], ...rows), stale)
    expect(asked.flat()).toHaveLength(50)
    expect(report.refused).toBe(1500)
  })
})

describe('a file of refused rows', () => {
  const head = ['client_id', 'name', 'contact1_phone']

  async function rowsIn(blob: Blob): Promise<FileRow[]> {
    const groups: FileRow[][] = []
    for await (const group of rowsOf(blob, await shapeOf(blob), 100)) groups.push(group)
    return groups.flat()
  }

  test('says the same however often it is sent again', async () => {
    const sent: BulkElement[] = []
    const refusing: SendElements = (elements, ...more) => {
      sent.push(...elements)
      return stale(elements, ...more)
    }
    let blob = new Blob([`${head}\r\n1,Acme,'0412345678\r\n2,Bolt,0412345678\r\n`])
    for (let round = 0; round < 3; round++) blob = (await pass(blob, refusing)).rejects
    expect(sent.map(({ contact1_phone }) => contact1_phone)).toEqual(Array(6).fill('0412345678'))
  })

  test('is separated as the file is, and so refuses the same again', async () => {
    let blob = new Blob(['client_id;finance_limit;area\r\n1;2,125;"a, b; c"\r\n'])
    for (let round = 0; round < 2; round++) {
      const { report, rejects } = await pass(blob, stale)
      expect(report.faults).toMatchObject([{ row: 2, column: 'finance_limit' }])
      blob = rejects
    }
    expect(await blob.text()).toContain(`\r\n1;"'2,125";"a, b; c";`)
  })

  test('leaves a day in doubt, though what told it is written by now', async () => {
    const lines = ['client_id,payroll_date', '1,2/13/2026', '2,1/2/2026']
    const corrections = withCorrection(NO_CORRECTIONS, 2, 1, '2026-02-13')
    const { sent, call } = sending()
    const { rejects } = await pass(new Blob([lines.join('\r\n')]), call, corrections)
    expect(sent).toEqual([{ client_id: '1', payroll_date: '2026-02-13' }])
    const { report } = await pass(rejects, call)
    expect(report.faults).toMatchObject([{ row: 2, column: 'payroll_date' }])
    expect(sent).toHaveLength(1)
  })

  test('says the same whatever is in its cells', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ unit: fc.constantFrom(..."''=+-@019eE. :/\",\t\n＝"), maxLength: 8 }),
    )
    const says = (text: string) => (text.trim() === '' ? '' : written(text))
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(rows, async (texts) => {
        const lines = texts.map((each, index) => [String(index + 1), ...each])
        const expected = lines.map((cells) => cells.map(says))
        let blob = new Blob([Papa.unparse([head, ...lines], { newline: '\r\n' })])
        for (let round = 0; round < 3; round++) {
          blob = (await pass(blob, stale)).rejects
          const read = await rowsIn(blob)
          expect(read.map(({ cells }) => cells.slice(0, -1).map(says))).toEqual(expected)
        }
      }),
    )
  })
})

test('a code comes back with the blanks around it, and without those that were typed there', async () => {
  const held: Readonly<Record<string, string>> = { '1': ' ', '2': ' A', '3': 'A' }
  const call: SendElements = async (elements) =>
    elements.map(({ code_id, code }) => {
      const from = held[String(code_id)]
      const changes = code === from ? [] : [{ field: 'code', from, to: code }]
      return { status: changes.length > 0 ? 'updated' : 'unchanged', changes }
    })
  const blob = new Blob(["code_id,code\r\n1,' \r\n2, A\r\n3, A\r\n"])
  const { report, preview } = await pass(blob, call, NO_CORRECTIONS, 'leave', code)
  expect(report).toMatchObject({ unchanged: 3, refused: 0 })
  expect(preview).toEqual([])
})

test('a file that comes back as it went changes nothing, though its empty cells clear', async () => {
  const { columns } = resourceList(client)
  const names = ['name', 'area', 'prospect_priority', 'finance_limit']
  const shown = reimportColumns(
    columns.get('client_id') as ListColumn,
    names.map((name) => columns.get(name) as ListColumn),
  )
  const text = fc.oneof(fc.constant(null), fc.string({ unit: fc.constantFrom(..."' \t0=a") }))
  const priority = fc.constantFrom(null, '', 'High')
  const limit = fc.constantFrom(null, new LosslessNumber('1250000.50'))
  await fc.assert(
    fc.asyncProperty(text, text, priority, limit, async (...values) => {
      const held = Object.fromEntries(names.map((name, index) => [name, values[index]]))
      const record = { client_id: '1', _etag: '"3"', ...held }
      const lines = [REIMPORT_FORMAT.head(shown), REIMPORT_FORMAT.row(shown, record)]
      const { sent, call } = sending()
      await pass(new Blob(lines), call, NO_CORRECTIONS, 'clear')
      expect(sent).toEqual([{ client_id: '1', _if_match: '"3"', ...held }])
    }),
  )
})

describe('a cell that is mended', () => {
  const lines = file(['client_id', 'finance_limit', 'area'], ['1', 'a lot', 'North'], ['2', '5'])

  test('tells where it stands, is read in place of what the file has, and stays in the rejects', async () => {
    const first = sending()
    const before = await pass(lines, first.call)
    expect(before.report.faults).toMatchObject([
      { row: 2, column: 'finance_limit', cell: { index: 1, text: 'a lot' } },
    ])
    const second = sending()
    const after = await pass(lines, second.call, withCorrection(NO_CORRECTIONS, 2, 1, '12.5'))
    expect(after.report).toMatchObject({ refused: 0, updated: 2 })
    expect(second.sent.map(({ finance_limit }) => String(finance_limit))).toEqual(['12.5', '5'])

    const third = await pass(
      lines,
      second.call,
      withCorrection(NO_CORRECTIONS, 2, 1, 'still a lot'),
    )
    expect(await third.rejects.text()).toContain('1,still a lot,North,')
  })

  test('in a row that is too short fills the row up', async () => {
    const { sent, call } = sending()
    await pass(
      lines,
      call,
      withCorrection(withCorrection(NO_CORRECTIONS, 2, 1, '1'), 3, 2, 'South'),
    )
    expect(sent[1]).toMatchObject({ client_id: '2', area: 'South' })
  })

  test('counts once, and not when it is put back', () => {
    const once = withCorrection(NO_CORRECTIONS, 2, 1, 'a')
    expect(countNew(withCorrection(once, 2, 1, 'b'), NO_CORRECTIONS)).toBe(1)
    expect(countNew(once, once)).toBe(0)
    expect(countNew(withCorrection(once, 2, 1, null), NO_CORRECTIONS)).toBe(0)
    expect(countNew(withCorrection(once, 2, 1, 'b'), once)).toBe(1)
  })

  test('is judged at once by itself', () => {
    expect(cellFault(targets, 'finance_limit', 'a lot', UTC)).toContain('a lot')
    expect(cellFault(targets, 'finance_limit', '12.5', UTC)).toBeUndefined()
    expect(cellFault(targets, 'finance_limit', '', UTC)).toBeUndefined()
    expect(cellFault(targets, 'client_id', 'x', UTC)).toContain('no client ID')
    expect(cellFault(targets, '_if_match', 'x', UTC)).toContain('which version')
    // With the versions of what a record is derived from, the names that came along, and the zone.
    for (const tag of ['"3"', '3', '"1.1.0"', '"1.6381740465062499092"', '"1@Australia/Perth"']) {
      expect(cellFault(targets, '_if_match', tag, UTC)).toBeUndefined()
    }
  })
})

test.each(['unanswered', 'unsent'] as const)(
  'a call given up as %s is told as that',
  async (end) => {
    const call: SendElements = async () => end
    const { report, rejects } = await pass(file(['client_id', 'area'], ['1', 'North']), call)
    expect(report).toMatchObject({ updated: 0, refused: 0, unsent: 0, unanswered: 0, [end]: 1 })
    const words = await rejects.text()
    expect(words.includes('Not sent')).toBe(end === 'unsent')
    expect(words.includes('it may be written or not')).toBe(end === 'unanswered')
  },
)

describe('rows that were refused', () => {
  test('for what a spreadsheet has shortened are so again, unmended', async () => {
    const head = ['supplier_id', 'bank_account_number']
    const { call, sent } = sending()
    const first = await pass(
      new Blob([`${head}\r\nS-1,1.23457E+11\r\n1.00E+05,12345678\r\n'1E+5,'1E+9\r\n`]),
      ...([call, NO_CORRECTIONS, 'leave', supplier] as const),
    )
    const words = first.report.faults.map(({ message }) => message)
    expect(words).toHaveLength(2)
    // Those behind an apostrophe are called so.
    expect(sent).toEqual([{ supplier_id: '1E+5', bank_account_number: '1E+9' }])
    const again = await pass(first.rejects, call, NO_CORRECTIONS, 'leave', supplier)
    expect(again.report.faults.map(({ message }) => message)).toEqual(words)
    expect(sent).toHaveLength(1)
  })

  test('for lacking cells lack them still, and clear nothing', async () => {
    const { call, sent } = sending()
    const rows = [
      ['client_id', 'area', 'state', 'region'],
      ['1', 'North', 'VIC'],
    ]
    const first = await pass(file(...rows), call, NO_CORRECTIONS, 'clear')
    expect(first.report.faults[0]?.message).toContain('3 cells')
    const again = await pass(first.rejects, call, NO_CORRECTIONS, 'clear')
    expect(again.report.faults[0]?.message).toContain('3 cells')
    expect(sent).toEqual([])
  })
})

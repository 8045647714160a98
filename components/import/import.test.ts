import fc from 'fast-check'
import { LosslessNumber } from 'lossless-json'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { decimalMark } from '@/components/form/model/decimalMark'
import { fieldName } from '@/components/form/model/values'
import { fileColumns, nameColumn } from '@/lib/derive/fileColumns'
import { client, resources, supplier } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { BYTE_ORDER_MARK, csvLine, keptLine, written } from '@/lib/text/csv'
import { ambiguitiesOf } from './ambiguities'
import { readCell } from './cell'
import { encodingOf } from './encoding'
import { FileFault } from './fault'
import { keyFaultOf } from './keys'
import { guessMapping, mappingFaults, REASON, targetsOf } from './mapping'
import { type FileShape, rowsOf, shapeOf } from './read'
import { rowReader } from './rows'

const UTC = { timeZone: 'UTC' } as const
const targets = targetsOf(client)
const field = (name: string) => targets.fields.get(name) as Field

/** `piece`: how many bytes are read at once, so that characters and rows are cut. */
async function readAll(file: Blob, size = 1000, piece = 65_536) {
  const shape = await shapeOf(file)
  const groups = await groupsOf(file, shape, size, piece)
  return { shape, groups, rows: groups.flat() }
}

async function groupsOf(file: Blob, shape: FileShape, size: number, piece: number) {
  const groups = []
  for await (const group of rowsOf(file, shape, size, { piece })) groups.push(group)
  return groups
}

describe('the mapping', () => {
  test('knows every field by its API name and by its label with the API name', () => {
    for (const [name, { label }] of targets.fields) {
      expect(guessMapping(targets, ['client_id', name])).toEqual(['client_id', name])
      expect(guessMapping(targets, [`${label} (${name})`])).toEqual([name])
    }
  })

  test('takes labels, close slips and the key by its usual names', () => {
    expect(
      guessMapping(targets, [
        'Id',
        'FINANCE LIMIT',
        'finance_review_dat',
        'Something else',
        'Client name',
      ]),
    ).toEqual(['client_id', 'finance_limit', 'finance_review_date', undefined, 'name'])
  })

  test('knows the key by its label, as files that were exported call it', () => {
    for (const resource of resources.filter(({ isSingleton }) => !isSingleton)) {
      const renamed = { ...resource, id: { ...resource.id, label: 'Policy number' } } as Resource
      expect(guessMapping(targetsOf(renamed), ['Policy number'])).toEqual([resource.id.name])
      expect(mappingFaults(targetsOf(renamed), [null])[0]?.message).toContain('the policy number')
    }
  })

  test('gives no field twice, and prefers the exact name over a slip before it', () => {
    expect(guessMapping(targets, ['nane', 'name', 'name'])).toEqual([undefined, 'name', undefined])
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom(...targets.fields.keys()))),
        (head) => {
          const given = guessMapping(targets, head).filter((name) => typeof name === 'string')
          expect(new Set(given).size).toBe(given.length)
        },
      ),
    )
  })

  test('ignores what exports have beside the fields, and leaves open what it does not know', () => {
    for (const resource of resources.filter(({ list }) => list)) {
      const own = targetsOf(resource)
      const columns = fileColumns(resource)
      const names = columns.map(nameColumn)
      for (const { id, label } of [...columns, ...names].filter(
        (each) => !own.fields.has(each.id),
      )) {
        if (id === own.key) continue
        expect(guessMapping(own, [`${label} (${id})`]), id).toEqual([null])
      }
    }
    expect(guessMapping(targets, ['client_id', 'Colour', REASON])).toEqual([
      'client_id',
      undefined,
      null,
    ])
    expect(guessMapping(targets, ['name', '', ' '], [['A', '', 'x']])).toEqual([
      'name',
      null,
      undefined,
    ])
  })

  test('asks for the key, for a field, and for one column a field', () => {
    expect(mappingFaults(targets, ['name'])[0]?.message).toContain('client ID')
    expect(mappingFaults(targets, ['client_id', null])[0]?.message).toContain('field to change')
    expect(mappingFaults(targets, ['client_id', 'name', 'name'])[0]?.columns).toEqual([1, 2])
    expect(mappingFaults(targets, ['client_id', 'name'])).toEqual([])
  })
})

describe('a cell', () => {
  test.each([
    ['finance_review_date', '30/06/2027', '2027-06-30'],
    ['finance_review_date', '2027-06-30', '2027-06-30'],
    ['finance_review_date', '1 Jul 2027', '2027-07-01'],
    ['ecm_flag', 'Yes', 'yes'],
    ['ecm_flag', 'FALSE', 'no'],
    ['client_type', 'Fleet', 'fleet'],
    ['client_type', 'Fleet\u200b', 'fleet'],
    ['finance_limit', '$9,999,999,999,999.123456', '9999999999999.123456'],
    ['finance_limit', '-5', '-5'],
    ['phone', "'+61 3 9000 0000", '+61 3 9000 0000'],
    ['name', '  kept as it is ', '  kept as it is '],
  ])('%s takes %s', (name, cell, value) => {
    expect(readCell(field(name), cell, UTC)).toEqual({ value })
  })

  test.each([
    ['finance_review_date', '06/30/2027'],
    ['finance_review_date', '31/02/2027'],
    ['dirty_flag', '2026-02-30T10:00:00+00:00'],
    ['ecm_flag', 'perhaps'],
    ['finance_limit', '1,5'],
    ['finance_limit', '1.23457E+11'],
    ['finance_limit', '0.1234567'],
  ])('%s refuses %s and says what it has', (name, cell) => {
    expect(readCell(field(name), cell, UTC).fault).toContain(cell)
  })

  test('no field of digits takes what a spreadsheet has shortened, nor does an id', () => {
    const shortened = '1.23457E+11'
    const digits = resources.flatMap(({ leaves }) =>
      leaves.filter(
        ({ kind, format, identifier, bankDetail }) =>
          ['decimal', 'integer'].includes(kind) || format || identifier || bankDetail,
      ),
    )
    expect(digits.map(fieldName)).toEqual(
      expect.arrayContaining(['bank_account_number', 'abn', 'phone', 'supplier_id_broker']),
    )
    for (const each of digits) {
      expect(readCell(each, ` ${shortened}`, UTC).fault, fieldName(each)).toContain(
        'all its digits',
      )
    }
    for (const resource of resources.filter(({ list }) => list)) {
      expect(keyFaultOf(targetsOf(resource), shortened, undefined)).toContain(shortened)
    }
    expect(readCell(field('booking_note'), shortened, UTC)).toEqual({ value: shortened })
  })

  test('a figure that a spreadsheet has shortened is none, whatever nobody sees beside it', () => {
    const { fault } = readCell(field('finance_limit'), '1.23457E+11\u200b', UTC)
    expect(fault).toContain('all its digits')
  })

  test.each(['1E+5', '2e+12', '1.5E+11'])('a code or an id that is %s comes back', (text) => {
    const line = keptLine([{ text, isFigure: false }])
    const cell = String(Papa.parse<string[]>(line).data[0]?.[0])
    const names = resources.flatMap(({ leaves }) =>
      leaves.filter(({ kind, format, bankDetail }) => kind === 'text' && (format || bankDetail)),
    )
    for (const each of names) {
      expect(readCell(each, cell, UTC), fieldName(each)).toEqual({ value: text })
      expect(readCell(each, text, UTC).fault, fieldName(each)).toContain('apostrophe')
    }
    expect(keyFaultOf(targetsOf(supplier), cell, undefined)).toBeUndefined()
    expect(keyFaultOf(targetsOf(supplier), text, undefined)).toContain('apostrophe')
    expect(readCell(field('finance_limit'), cell, UTC).fault).toContain('all its digits')
  })

  test.each(['2,125', ' 1,950 %', '-125,000', '$1,250', '2.500', '-12.000', '$ 1.250'])(
    'a figure of %s is two where its file leaves that open, and one elsewhere',
    (cell) => {
      for (const name of ['interest_margin', 'finance_limit']) {
        const { fault } = readCell(field(name), cell, {
          ...UTC,
          ambiguities: { figures: 'in this file' },
        })
        expect(fault).toContain(cell.trim())
        expect(fault).toContain('in this file')
      }
      expect(readCell(field('finance_limit'), '1,250', UTC).value).toBe('1250')
      expect(readCell(field('finance_limit'), '2.125', UTC).value).toBe('2.125')
    },
  )

  test.each([
    ['12,5', ','],
    ['1.234,50 $', ','],
    ['1.234.567', ','],
    ['1234,567', ','],
    ['-0,125', ','],
    ['1 234,5', ','],
    ['12.5', '.'],
    ['$1,234.50', '.'],
    ['1,234,567', '.'],
    ['2.1250', '.'],
    ['1250.000', '.'],
    ['1\u200b2,\u200b5', ','],
    ['.5', undefined],
    ['1,234', undefined],
    ['1.234 %', undefined],
    ['1250', undefined],
    ['30.06.2027', undefined],
    ['much', undefined],
    ['', undefined],
  ])('what %s tells of the marks of its file is %j', (text, mark) => {
    expect(decimalMark(text)).toBe(mark)
  })

  test.each([
    [';', ['1250'], 'semicolons'],
    [';', ['12.5'], 'semicolons'],
    [',', ['1.234'], undefined],
    [',', ['1.234', '"12,5"'], '“12,5” in row 3'],
    [',', ['12.5', '"1.234,50"'], '“1.234,50” in row 3'],
    ['\t', ['1.234'], 'no figure that tells'],
    ['\t', ['1.234', '12,5'], '“12,5” in row 3'],
    ['\t', ['1,234', '1,234.50'], undefined],
    ['|', ['1,234'], 'no figure that tells'],
  ])('between %j a figure among %j may be two: %s', async (mark, cells, words) => {
    const rows = cells.map((cell, at) => `${at + 1}${mark}${cell}`)
    const file = new Blob([[`client_id${mark}finance_limit`, ...rows].join('\n')])
    const shape = await shapeOf(file)
    const figures = [{ index: 1, field: field('finance_limit') }]
    const ambiguities = await ambiguitiesOf(file, shape, figures)
    if (words === undefined) expect(ambiguities.figures).toBeUndefined()
    else expect(ambiguities.figures).toContain(words)
    expect(await ambiguitiesOf(file, shape, [{ index: 1, field: field('name') }])).toEqual({})
  })

  test.each([
    [['1/2/2026', '2/13/2026'], '“2/13/2026” in row 3'],
    [["'02-13-26"], '“02-13-26” in row 2'],
    [['1/2/2026', '13/2/2026', '2026-02-13', '13 Feb 2026', '2/31/2026'], undefined],
    [['2/13/2026 0:00', 'soon', ''], undefined],
  ])('a day among %j may be two: %s', async (cells, words) => {
    const file = new Blob([
      ['client_id,payroll_date', ...cells.map((cell) => `1,${cell}`)].join('\n'),
    ])
    const { days } = await ambiguitiesOf(file, await shapeOf(file), [
      { index: 1, field: field('payroll_date') },
    ])
    if (words === undefined) expect(days).toBeUndefined()
    else expect(days).toContain(words)
  })

  test('a day is two where its file leaves that open, and one elsewhere', () => {
    const context = { ...UTC, ambiguities: { days: 'in this file' } }
    const { fault } = readCell(field('payroll_date'), '1/2/2026', context)
    expect(fault).toContain('may be 1 Feb 2026 or 2 Jan 2026: in this file')
    for (const cell of ['3/3/2026', '13/2/2026', '2026-02-01', '1 Feb 2026', "'2026-02-01"]) {
      expect(readCell(field('payroll_date'), cell, context).fault, cell).toBeUndefined()
    }
    expect(readCell(field('payroll_date'), '1/2/2026', UTC)).toEqual({ value: '2026-02-01' })
  })

  test.each([
    ['1,250.00', '1250.00'],
    ['1,250,000', '1250000'],
    ['2.50', '2.50'],
    ['2.1250', '2.1250'],
    ['1250.000', '1250.000'],
  ])('%s is one figure in any file', (cell, value) => {
    const context = { ...UTC, ambiguities: { figures: 'in this file' } }
    expect(readCell(field('finance_limit'), cell, context)).toEqual({ value })
  })

  test('figures keep up to 19 digits', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 9_999_999_999_999n }),
        fc.integer({ min: 1, max: 999_999 }),
        (whole, part) => {
          const text = `${whole}.${String(part).padStart(6, '0')}`
          const grouped = text.replace(/\B(?=(\d{3})+(?=\.))/g, ',')
          expect(readCell(field('finance_limit'), grouped, UTC)).toEqual({ value: text })
        },
      ),
    )
  })

  test('every value of every choice is read back from its spelling', () => {
    for (const each of client.leaves.filter(({ values }) => values)) {
      for (const value of each.values ?? []) {
        if (value !== '') expect(readCell(each, value, UTC), fieldName(each)).toEqual({ value })
      }
    }
  })
})

describe('a file', () => {
  test('is read alike however it comes in pieces', async () => {
    const cell = fc.stringMatching(/^[a-zé€😀",;\r\n ]{0,12}$/u)
    const table = fc.array(fc.tuple(fc.integer({ min: 1, max: 999 }), cell), {
      minLength: 1,
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 40 }), async (lines, size) => {
        const text = [['client_id', 'name'], ...lines.map(([id, name]) => [String(id), name])]
          .map(csvLine)
          .join('')
        const bytes = new TextEncoder().encode(BYTE_ORDER_MARK + text)
        const { rows } = await readAll(new Blob([bytes]), 5, size)
        expect(rows.map(({ cells }) => cells.map(written))).toEqual(
          lines.map(([id, name]) => [String(id), name]),
        )
        expect(rows.map(({ row }) => row)).toEqual(lines.map((_, index) => index + 2))
      }),
    )
  })

  test.each([
    ['UTF-8', new TextEncoder().encode('client_id;name\n1;Café\n')],
    ['UTF-8 with a byte order mark', new TextEncoder().encode('\ufeffclient_id;name\n1;Café\n')],
    ['Windows-1252', Uint8Array.from(Buffer.from('client_id;name\n1;Café\n', 'latin1'))],
    ['UTF-16', Uint8Array.from(Buffer.from('\ufeffclient_id;name\n1;Café\n', 'utf16le'))],
  ])('in %s is read', async (words, bytes) => {
    const { shape, rows } = await readAll(new Blob([bytes]))
    expect([shape.encoding.words, shape.delimiter]).toEqual([words, ';'])
    expect(shape.head).toEqual(['client_id', 'name'])
    expect(rows).toEqual([{ row: 2, cells: ['1', 'Café'] }])
  })

  test.each([
    ['UTF-8 with a byte order mark', '\ufeffclient_id;name\n1;Café\n', 'utf8', [0xe9, 0x0a]],
    ['UTF-8 with a byte order mark', '\ufeffclient_id;name\n1;Caf', 'utf8', [0xc3]],
    ['UTF-16', '\ufeffclient_id;name\n1;Caf', 'utf16le', [0xe9]],
    ['UTF-16', '\ufeffclient_id;name\n1;Caf', 'utf16le', [0x00, 0xd8, 0x0a, 0x00]],
  ] as const)('that begins as %s and ends otherwise is not read', async (words, text, as, end) => {
    const bytes = Buffer.concat([Buffer.from(text, as), Uint8Array.from(end)])
    await expect(shapeOf(new Blob([bytes]))).rejects.toThrow(`begins as ${words} and does not`)
  })

  test.each(['\t', ',', '|'])('separated by %j is read', async (mark) => {
    const { shape } = await readAll(new Blob([`client_id${mark}name\r\n1${mark}A\r\n2${mark}B`]))
    expect(shape.delimiter).toBe(mark)
  })

  test.each([';', ',', '\t', '|'])(
    'says by its first line that %j separates it, which is no row',
    async (mark) => {
      for (const piece of [1, 4, 100]) {
        const text = `sep=${mark}\r\nclient_id${mark}name\r\n1${mark}A\r\n`
        const { shape, rows } = await readAll(new Blob([BYTE_ORDER_MARK, text]), 5, piece)
        expect([shape.delimiter, shape.head]).toEqual([mark, ['client_id', 'name']])
        expect(rows).toEqual([{ row: 2, cells: ['1', 'A'] }])
      }
    },
  )

  test('is separated by what makes its rows alike, whatever commas its head has', async () => {
    const head = '"client_id";"Management fee, client defaults (client_defaults.management_fee)"'
    const { shape } = await readAll(new Blob([`${head}\n1;"2,5"\n2;"3"\n`]))
    expect(shape.delimiter).toBe(';')
    const plain = await shapeOf(new Blob(['client_id;Margin, p.a.\n1;2\n2;3\n']))
    expect(plain.head).toEqual(['client_id', 'Margin, p.a.'])
  })

  test('skips empty rows and still counts them', async () => {
    const { rows } = await readAll(new Blob(['client_id,name\n1,A\n\n,\n2,B\n']))
    expect(rows.map(({ row }) => row)).toEqual([2, 5])
  })

  test.each(['', '\n\n', 'client_id,name\n', 'PK\u0003\u0004\u0000\u0000'])(
    'that is %j is told to be none',
    async (text) => {
      await expect(shapeOf(new Blob([text]))).rejects.toBeInstanceOf(FileFault)
    },
  )

  test('with a quote that never closes is told so', async () => {
    const file = new Blob(['client_id,name\n1,A\n2,"B\n', '3,C\n'.repeat(1_200_000)])
    await expect(readAll(file)).rejects.toThrow('Row 3 opens a quote')
  })

  test.each([
    ['a quote that closes within its cell', '2,"5" rims\n3,plain\n4,"C"\n', 'In row 3 a cell'],
    ['one that nothing closes', '2,B\n3,"call first\n4,C\n', 'Row 4 opens a quote'],
    ['one in its first row below the head', '"2,B\n3,C\n', 'Row 3 opens a quote'],
  ])('with %s is told which row swallows others', async (_, lines, words) => {
    const file = new Blob([`client_id,name\n1,A\n${lines}`])
    await expect(readAll(file)).rejects.toThrow(words)
    for (const piece of [1, 3, 7]) {
      const form = { encoding: await encodingOf(file), delimiter: ',', newline: '\n' }
      const shape = { ...form, head: ['client_id', 'name'], before: '', sample: [] }
      await expect(groupsOf(file, shape, 5, piece)).rejects.toThrow(words)
    }
  })

  test('whose head has such a quote is told so', async () => {
    await expect(shapeOf(new Blob(['client_id,"name\n1,A\n']))).rejects.toThrow('Row 1 opens')
  })

  test.each([
    ['\n', '\r\n'],
    ['\r\n', '\n'],
  ])('whose head ends in %j and a row in %j is read row by row', async (one, other) => {
    const told = [
      { row: 2, cells: ['1', 'North'] },
      { row: 3, cells: ['2', 'two\r\nlines\r'] },
      { row: 4, cells: ['3', 'a "b"'] },
      { row: 5, cells: ['4', '5" rims'] },
    ]
    const lines = ['id,area', '1,North', '2,"two\r\nlines\r"', '3,"a ""b"""', '4,5" rims']
    const text = lines.map((line, at) => `${line}${at % 2 === 0 ? one : other}`).join('')
    for (const piece of [1, 2, 3, 100]) {
      const { shape, rows } = await readAll(new Blob([text]), 5, piece)
      expect([shape.head, rows]).toEqual([['id', 'area'], told])
    }
  })

  test('keeps a quote within a cell that has none around it', async () => {
    const { rows } = await readAll(new Blob(['client_id,name\n1,5" rims\n2,"a ""b"" c" \n']))
    expect(rows.map(({ cells }) => cells[1])).toEqual(['5" rims', 'a "b" c'])
  })
})

describe('a row', () => {
  const plan = {
    head: ['Id', 'Limit', 'Area'],
    mapping: ['client_id', 'finance_limit', 'area'],
    empty: 'leave',
  } as const

  test('becomes an element with exact figures; empty cells stay out of it', () => {
    const read = rowReader(targets, plan, UTC)
    expect(read({ row: 2, cells: ['10001', '1,000.10', ''] }).element).toEqual({
      client_id: '10001',
      finance_limit: new LosslessNumber('1000.10'),
    })
  })

  test('with empty cells that clear sends null', () => {
    const read = rowReader(targets, { ...plan, empty: 'clear' }, UTC)
    expect(read({ row: 2, cells: ['1', '', ' '] }).element).toEqual({
      client_id: '1',
      finance_limit: null,
      area: null,
    })
    expect(read({ row: 3, cells: ['2', '5'] }).faults[0]?.message).toContain('2 cells')
  })

  test('names each of its faults by row and column', () => {
    const read = rowReader(targets, plan, UTC)
    read({ row: 2, cells: ['1', '5', ''] })
    expect(read({ row: 3, cells: ['1', 'much', ''] }).faults).toMatchObject([
      { row: 3, column: 'Id', message: 'Client 1 is already in row 2.' },
      { row: 3, column: 'Limit' },
    ])
    expect(read({ row: 4, cells: ['', '5', ''] }).faults[0]?.column).toBe('Id')
    expect(read({ row: 5, cells: ['x1', '5', ''] }).faults[0]?.message).toContain('x1')
    expect(read({ row: 6, cells: ['7', '5', 'a', 'b'] }).faults[0]?.message).toContain('4 cells')
  })

  test('has nothing in a column that has no name and nothing in the first rows: it is shifted', () => {
    const head = ['Id', 'Limit', 'Area', '']
    const mapping = [...plan.mapping, null]
    const read = rowReader(targets, { ...plan, head, mapping, vacant: [3] }, UTC)
    expect(read({ row: 2, cells: ['1', '5', 'North', ''] }).faults).toEqual([])
    const { faults, element } = read({ row: 3, cells: ['2', '5', 'No', 'rth'] })
    expect([element, faults[0]?.message]).toEqual([null, expect.stringContaining('column 4')])
    // What somebody has ignored that has rows is ignored.
    const ignoring = rowReader(targets, { ...plan, head, mapping, vacant: [] }, UTC)
    expect(ignoring({ row: 2, cells: ['1', '5', 'North', 'x'] }).faults).toEqual([])
  })
})

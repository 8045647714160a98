import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { csvLine, keptLine, neutralised, written } from './csv'

describe('a cell that a spreadsheet would run', () => {
  test.each([
    '=1+1',
    '+61 3 9000 0000',
    '-2+3',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\n=1+1',
    '＝1+1',
    '＠SUM(A1)',
    '=cmd|/c',
    '+61390000000',
    "'=1",
    "'007",
  ])('%j gets an apostrophe', (text) => expect(neutralised(text)).toBe(`'${text}`))

  test.each([
    '-12.5',
    '-7',
    '0',
    '12.500000',
    '9999999999999.123456',
    '',
    'a=b',
    "'90s Cars",
    '007',
  ])('%j stays as it is', (text) => expect(neutralised(text)).toBe(text))

  test('stays neutral inside quotes', () => {
    expect(csvLine(['=HYPERLINK("x","y")'])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n')
  })
})

describe('a line', () => {
  test('keeps leading zeros and the digits of figures', () => {
    expect(csvLine(['007', '0000123456', '1250000.50'])).toBe('007,0000123456,1250000.50\r\n')
  })

  test('quotes what would break it, and doubles quotes', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'cr\rlf', ' edge', 'edge '])).toBe(
      '"a,b","say ""hi""","two\nlines","cr\rlf"," edge","edge "\r\n',
    )
  })

  test('leaves empty cells empty', () => {
    expect(csvLine(['', 'x', ''])).toBe(',x,\r\n')
  })

  test('quotes what separates its cells', () => {
    const cells = ['a;b', 'c|d', null].map((text) => ({ text, isFigure: false }))
    expect(keptLine(cells)).toBe('a;b,c|d,\r\n')
    expect(keptLine(cells, ';')).toBe('"a;b";c|d;\r\n')
  })
})

describe('a file that comes back', () => {
  const kept = (text: string, isFigure = false) => keptLine([{ text, isFigure }]).trimEnd()

  test.each([
    '007',
    '0000123456',
    '123456789012',
    '1.50',
    '1-2',
    '3/4',
    '5 Mar',
    'Mar 2027',
    'SEPT2',
    'MARCH1',
    '12DEC',
    '1Jul27',
    'MAI1',
    '2 févr.',
    'wahr',
    '2027-06-30',
    '2027-06-30T10:00:00Z',
    '10:30 am',
    '10:30PM',
    '9:00 p',
    '12 A',
    '12E5',
    '03 9000 0000',
    'TRUE',
    '=1+1',
    "'007",
  ])('the text %j gets an apostrophe, as a spreadsheet would change it', (text) =>
    expect(kept(text)).toBe(`'${text}`),
  )

  test('tells a text of nothing, or of blanks, from what is not set', () => {
    const texts = [null, '', '\t', "'", "''"]
    const cells = texts.map((text) => ({ text, isFigure: false }))
    expect(keptLine(cells)).toBe(`,',"'\t",'','''\r\n`)
    expect(["'", "'\t", "''", "'''"].map(written)).toEqual(texts.slice(1))
  })

  test.each([
    '12 High Street',
    '10001',
    '51824753556',
    'May',
    'C-17',
    'A1',
    '12A',
    'ASEPT2',
    'E',
    "O'Neil",
    '"3"',
  ])('the text %j stays as it is', (text) =>
    expect(
      written(
        kept(text)
          .replaceAll('""', '"')
          .replace(/^"(.*)"$/, '$1'),
      ),
    ).toBe(text),
  )

  test('figures keep all their digits, those that are long behind an apostrophe', () => {
    expect(kept('1250000.5', true)).toBe('1250000.5')
    expect(kept('-12.5', true)).toBe('-12.5')
    expect(kept('9999999999999.123456', true)).toBe("'9999999999999.123456")
    expect(written("'9999999999999.123456")).toBe('9999999999999.123456')
  })

  test('whatever the text, what is read back is what was written', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 30 }),
      fc.string({ unit: fc.constantFrom(..."''=+-@019eE. :/"), maxLength: 10 }),
    )
    const cell = (line: string) =>
      Papa.parse<string[]>(line, { delimiter: ',', newline: '\r\n' }).data[0]?.[0] ?? ''
    fc.assert(
      fc.property(text, fc.bigInt(), fc.nat(999_999), (stored, whole, part) => {
        expect(written(cell(csvLine([stored])))).toBe(stored)
        expect(written(cell(keptLine([{ text: stored, isFigure: false }])))).toBe(stored)
        const figure = `${whole}.${part}`
        expect(written(cell(keptLine([{ text: figure, isFigure: true }])))).toBe(figure)
      }),
      { numRuns: 300 },
    )
  })
})

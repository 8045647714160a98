import { describe, expect, test } from 'vitest'
import { csvLine, neutralised } from './csv'

describe('a cell that a spreadsheet would run', () => {
  test.each([
    '=1+1',
    '+61 3 9000 0000',
    '-2+3',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '=cmd|/c',
    '+61390000000',
  ])('%j gets an apostrophe', (text) => expect(neutralised(text)).toBe(`'${text}`))

  test.each(['-12.5', '-7', '0', '12.500000', '9999999999999.123456', '', 'a=b', "'=1"])(
    '%j stays as it is',
    (text) => expect(neutralised(text)).toBe(text),
  )

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
})

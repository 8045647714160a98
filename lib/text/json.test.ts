import fc from 'fast-check'
import { LosslessNumber, stringify } from 'lossless-json'
import { describe, expect, it } from 'vitest'
import { isObject } from './isObject'
import { parseJson } from './json'
import { JsonFault, MAX_JSON_DEPTH, MAX_JSON_TEXT } from './jsonFault'

function faultOf(text: string): JsonFault | undefined {
  try {
    parseJson(text)
    return undefined
  } catch (fault) {
    if (fault instanceof JsonFault) return fault
    throw fault
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

describe('reading JSON', () => {
  it('keeps the digits of every number', () => {
    const digits = ['0', '-0', '12.50', '9999999999999.123456', '1E+400', '-1.0e-7']
    expect(parseJson(`[${digits}]`)).toEqual(digits.map((text) => new LosslessNumber(text)))
  })

  it('reads every other value as the platform does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: 'medium' }), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        expect(JSON.parse(stringify(parseJson(text)) ?? '')).toEqual(JSON.parse(text))
      }),
    )
  })

  it('takes what the platform takes, and nothing else', () => {
    const pieces = ['{', '}', '[', ']', ':', ',', '"a"', '"', '\\', 'u0041', '1', '-', '.', '0']
    const piece = fc.constantFrom(
      ...pieces,
      'e',
      'true',
      'nul',
      ' ',
      '\n',
      '\t',
      '\u0001',
      '\u00a0',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        const fault = faultOf(text)
        if (fault?.code !== 'duplicate') expect([text, !fault]).toEqual([text, isJson(text)])
      }),
      { numRuns: 5000 },
    )
  })

  it('keeps a member called __proto__ as one of its own', () => {
    const object = parseJson('{"__proto__":{"a":true}}') as object
    expect(Object.keys(object)).toEqual(['__proto__'])
    expect('a' in object).toBe(false)
  })
})

describe('a fault', () => {
  it.each([
    ['{"a": }', 6, 'a value'],
    ['{"a": tru}', 6, 'a value'],
    ['{"a": 1, }', 9, 'a name in double quotes'],
    ['{"a" 1}', 5, 'a colon'],
    ['{"a": 01}', 7, 'a comma or }'],
    ['[1, 2}', 5, 'a comma or ]'],
    ['["a', 3, 'a closing quote'],
    ['["a\tb"]', 3, 'an escape such as \\n'],
    ['["\\u00g0"]', 2, 'an escape such as \\n'],
    ['{} {}', 3, 'nothing more'],
    ['', 0, 'a value'],
  ])('in %s stands at %i, where %s is expected', (text, position, expected) => {
    expect(faultOf(text)).toMatchObject({
      code: 'malformed',
      position,
      message: `${expected} is expected`,
    })
  })

  it.each([
    ['{"a":1,"a":1}', ['a']],
    ['{"a":[{"b":1},{"b":{},"\\u0062":{}}]}', ['a', 1, 'b']],
    ['{"__proto__":1,"__proto__":1}', ['__proto__']],
  ])('is a member named twice, as in %s', (text, path) => {
    expect(faultOf(text)).toMatchObject({ code: 'duplicate', path })
  })

  it('is what goes too deep, however deep it goes', () => {
    expect(faultOf(nested(MAX_JSON_DEPTH))).toBeUndefined()
    for (const levels of [MAX_JSON_DEPTH + 1, 1e6]) {
      const fault = faultOf(nested(levels))
      expect(fault).toMatchObject({ code: 'tooDeep', path: Array(MAX_JSON_DEPTH).fill(0) })
    }
  })

  it.each(['a', '\\u00e9'])('is the first text or name that is too long, of %s', (written) => {
    const long = (more: number) =>
      JSON.stringify('x').replace('x', written.repeat(MAX_JSON_TEXT / written.length + more))
    const position = '[{"kept":1,"member":'.length
    expect(faultOf(`[{"kept":1,"member":${long(0)}}]`)).toBeUndefined()
    expect(faultOf(`[{"kept":1,"member":${long(1)}}]`)).toMatchObject({
      code: 'tooLong',
      path: [0, 'member'],
      position,
    })
    const digits = '1'.repeat(MAX_JSON_TEXT)
    expect(faultOf(`[${digits}]`)).toBeUndefined()
    expect(faultOf(`[${digits}1]`)).toMatchObject({ code: 'tooLong', path: [0], position: 1 })
    // A name of such a length leads nowhere: the object is named that has it.
    expect(faultOf(`[{"kept":1,${long(1)}:1}]`)).toMatchObject({ code: 'tooLong', path: [0] })
  })

  it('reads a text between blanks, however many there are', () => {
    const blanks = ' \n\r\t'.repeat(1000)
    expect(parseJson(`${blanks}["a"${blanks},${blanks}"b"${blanks}]${blanks}`)).toEqual(['a', 'b'])
    const before = `${blanks}[`
    expect(faultOf(`${before}${blanks}?`)).toMatchObject({
      position: before.length + blanks.length,
    })
  })
})

it('an object is told from a figure by what it is, not by a member that it has', () => {
  const [object, list, figure] = parseJson('[{"isLosslessNumber":true},[],1]') as unknown[]
  expect([object, list, figure, null].map(isObject)).toEqual([true, false, false, false])
})

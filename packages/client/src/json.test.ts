import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactFigures, Figure } from './figure'
import { readJson, writeJson } from './json'

/** Any number as JSON may write it, also such as no double holds. */
const digits = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.oneof(fc.constant('0'), fc.stringMatching(/^[1-9][0-9]{0,20}$/)),
    fc.oneof(fc.constant(''), fc.stringMatching(/^\.[0-9]{1,12}$/)),
    fc.oneof(fc.constant(''), fc.stringMatching(/^[eE][+-]?[0-9]{1,2}$/)),
  )
  .map((parts) => parts.join(''))

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    digits.map((text) => new Figure(text)),
    fc.string({ unit: 'grapheme' }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('any'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).any

/** What JSON.stringify takes beside JSON itself: boxed values, lists with holes, what is left out. */
const odd = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.jsonValue(), fc.constant(new Date(0))),
    fc.oneof(fc.integer(), fc.string(), fc.boolean()).map(Object),
    fc.array(fc.option(tie('any'), { nil: undefined }), { maxLength: 4 }),
    fc.sparseArray(tie('any'), { maxLength: 4, maxNumElements: 2 }),
    fc.dictionary(fc.string(), fc.option(tie('any'), { nil: undefined }), { maxKeys: 4 }),
  ),
})).any

describe('exact figures', () => {
  it('come back as they were written, wherever they stand', () => {
    fc.assert(
      fc.property(value, (written) => {
        const text = writeJson(written)
        expect(() => JSON.parse(text)).not.toThrow()
        const read = readJson(text, exactFigures)
        expect(read).toEqual(written)
        expect(writeJson(read)).toBe(text)
      }),
    )
  })

  it('are the same number by whatever way it is written', () => {
    for (const [one, other] of [
      ['2.50', '2.5'],
      ['0', '-0.000'],
      ['1e3', '1000'],
      ['120', '1.2E+2'],
      ['9999999999999.123456', '9999999999999.1234560'],
    ] as const) {
      expect(new Figure(one).equals(other), `${one} is ${other}`).toBe(true)
    }
    expect(new Figure('9999999999999.123456').equals('9999999999999.123457')).toBe(false)
    expect(new Figure(-5).equals(5n)).toBe(false)
  })

  it('compare and show as numbers, and lose nothing to JSON.stringify', () => {
    const figure = new Figure('9999999999999.123456')
    expect(figure > new Figure(7)).toBe(true)
    expect(`${figure.toString()} ${JSON.stringify({ figure })}`).toBe(
      '9999999999999.123456 {"figure":"9999999999999.123456"}',
    )
    expect(() => new Figure('1,5')).toThrow(TypeError)
  })

  it('may be of any kind', () => {
    const kind = {
      read: (text: string) => ({ cents: BigInt(text.replace('.', '')) }),
      write: (each: unknown) =>
        each instanceof Object && 'cents' in each ? `${Number(each.cents) / 100}` : undefined,
    }
    const read = readJson('{"limit":12.50}', kind)
    expect(read).toEqual({ limit: { cents: 1250n } })
    expect(writeJson(read, kind)).toBe('{"limit":12.5}')
  })
})

describe('writing', () => {
  it('writes all else as the platform does', () => {
    fc.assert(
      fc.property(odd, (written) => {
        expect(writeJson(written)).toBe(JSON.stringify(written))
      }),
    )
    const written = { at: new Date(0), none: undefined, list: [undefined, 1n], text: '\u2028"\n' }
    expect(writeJson(written)).toBe(JSON.stringify({ ...written, list: [null, 1] }))
    expect(writeJson([Object(5n), new Array(2), Object('')])).toBe('[5,[null,null],""]')
  })

  it('refuses what would be written as null', () => {
    const noDate = new Date('31/12/2026')
    const odds = [Number.NaN, { a: [Number.POSITIVE_INFINITY] }, undefined, { due_date: noDate }]
    for (const odd of [...odds, Object(Number.NaN)]) {
      expect(() => writeJson(odd)).toThrow(TypeError)
    }
  })

  it.each([
    ['Map', new Map([['a', 1]])],
    ['Set', new Set([1])],
    ['Promise', Promise.resolve({ a: 1 })],
  ])('refuses a %s, which would be written as if it were empty', (name, each) => {
    for (const body of [each, { a: each }, [each]]) {
      expect(() => writeJson(body)).toThrow(new TypeError(`JSON has no ${name}`))
    }
  })
})

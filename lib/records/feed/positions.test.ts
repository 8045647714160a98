import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeIn, readFollowFrom, readPosition, writeFollowFrom, writePosition } from './positions'

const number = fc.nat({ max: Number.MAX_SAFE_INTEGER })
const place = fc.record({
  batch: number,
  seal: fc.stringMatching(/^[0-9a-f]{16}$/),
  entry: number,
  floor: number,
})

test('a position is read as the place that it was written of', () => {
  fc.assert(
    fc.property(place, (each) => {
      expect(readPosition(writePosition(each))).toEqual(each)
    }),
  )
})

test('a text that nobody wrote is no position, or is exactly what its place is written as', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[A-Za-z0-9_-]{40,46}$/),
    fc.tuple(place, fc.nat({ max: 42 }), fc.stringMatching(/^.$/)).map(([each, at, sign]) => {
      const text = writePosition(each)
      return text.slice(0, at) + sign + text.slice(at + 1)
    }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const read = readPosition(text)
      expect(read === undefined || writePosition(read) === text).toBe(true)
    }),
  )
})

test('numbers beyond what a double counts are refused', () => {
  const bytes = Buffer.alloc(32)
  bytes.writeBigUInt64BE(BigInt(Number.MAX_SAFE_INTEGER) + 1n, 8)
  expect(readPosition(bytes.toString('base64url'))).toBeUndefined()
})

test('a place whose numbers are others has another seal', () => {
  const mark = fc.stringMatching(/^[0-9a-f]{16}$/)
  const numbers = fc.record({ batch: number, entry: number, floor: number })
  fc.assert(
    fc.property(mark, numbers, numbers, (each, one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other))
      expect(placeIn(each, one)).toEqual(placeIn(each, one))
      expect(placeIn(each, one).seal).not.toBe(placeIn(each, other).seal)
    }),
  )
})

test('what was seen along with a place stands beside it for as long as the place is not past it', () => {
  fc.assert(
    fc.property(place, place, (at, seen) => {
      const text = writeFollowFrom({ place: at, seen })
      expect(readFollowFrom(text)).toEqual(
        seen.batch > at.batch ? { place: at, seen } : { place: at },
      )
      expect(readFollowFrom(`${text}.`)).toBeUndefined()
      expect(readFollowFrom(`${text}.${text}.${text}`)).toBeUndefined()
    }),
  )
})

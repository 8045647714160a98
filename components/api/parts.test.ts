import { expect, test } from 'vitest'
import { createLoader } from './loader'
import { inParts } from './parts'

const written = (id: string) => `${id},`
const ids = (count: number, text = '') => Array.from({ length: count }, (_, at) => `${at}${text}`)

test('values go in as many calls as a page and an address have room for, in their order', () => {
  expect(inParts([], { written })).toEqual([])
  const short = ids(450)
  expect(inParts(short, { written }).map(({ length }) => length)).toEqual([200, 200, 50])
  expect(inParts(ids(20), { written, most: 8 }).map(({ length }) => length)).toEqual([8, 8, 4])
  // As they go over the line, where a letter beyond ASCII takes nine characters.
  const long = ids(30, 'é'.repeat(200))
  const parts = inParts(long, { written })
  expect(parts.flat()).toEqual(long)
  for (const part of parts) {
    expect(encodeURIComponent(part.join(',')).length).toBeLessThan(5000)
  }
  // What has no room at all is asked for by itself.
  expect(inParts(['é'.repeat(2000), '1'], { written })).toHaveLength(2)
})

test('values that are wanted at the same moment go in as many calls, by the same measure', async () => {
  const calls: (readonly string[])[] = []
  const load = createLoader<string>(async (_, values) => {
    calls.push(values)
    return new Map(values.map((value) => [value, value]))
  })
  const long = ids(30, 'é'.repeat(200))
  expect(await Promise.all(long.map((id) => load('client', id)))).toEqual(long)
  expect(calls.flat()).toEqual(long)
  for (const values of calls) {
    expect(encodeURIComponent(values.join('&id=')).length).toBeLessThan(5000)
  }
})

import { expect, test } from 'vitest'
import { listBytes } from './listBytes'

const listed = async (entries: readonly unknown[]) =>
  (await listBytes(entries, (entry) => JSON.stringify(entry))).toString()

test('a list is as its JSON is, whatever its entries take of UTF-8', async () => {
  for (const entries of [[], [{}], ['é', '日本', '😀', 'plain'], [{ a: 1 }, null, 'x']]) {
    expect(await listed(entries)).toBe(JSON.stringify(entries))
  }
})

test('entries may be far longer than the first', async () => {
  const entries = ['', ...Array.from({ length: 50 }, (_, index) => 'ü'.repeat(index * 40))]
  expect(await listed(entries)).toBe(JSON.stringify(entries))
})

test('an entry is told its place', async () => {
  expect((await listBytes(['a', 'b'], (_, index) => String(index))).toString()).toBe('[0,1]')
})

test('what stands around a list stands around it, also where there are no entries', async () => {
  const around = { before: '{"data":[', after: '],"total":"zwölf"}' }
  for (const data of [[], ['a'], ['ä', 'b']]) {
    const bytes = await listBytes(data, (entry) => JSON.stringify(entry), around)
    expect(bytes.toString()).toBe(JSON.stringify({ data, total: 'zwölf' }))
  }
})

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepFields } from './keepFields'

/** As COPY writes values: neither a tab nor the end of a line stands in one as it is. */
const field = fc.string({ unit: fc.constantFrom('a', '\\t', '\\n', '\\\\', '\\N', 'ö', '') })
const isKept = fc.array(fc.boolean(), { minLength: 1, maxLength: 5 })
const table = isKept.chain((kept) =>
  fc.record({
    kept: fc.constant(kept),
    rows: fc.array(fc.array(field, { minLength: kept.length, maxLength: kept.length })),
  }),
)

const textOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.join('\t')}\n`).join('')

/** What is kept of a text that comes in pieces of so many bytes. */
function kept(isKept: readonly boolean[], text: string, length = 1000): Promise<Buffer> {
  const bytes = Buffer.from(text)
  const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) =>
    bytes.subarray(at * length, (at + 1) * length),
  )
  return buffer(Readable.from(pieces).compose(keepFields(isKept)) as Readable)
}

test('fields are kept and left out whole, in whatever pieces the rows come', async () => {
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.integer({ min: 1, max: 9 }),
      async ({ kept: which, rows }, length) => {
        const left = rows.map((row) => row.filter((_, at) => which[at]))
        expect((await kept(which, textOf(rows), length)).toString()).toBe(textOf(left))
      },
    ),
  )
})

test.each(['a\tb\n', 'a\n', 'a\tb\tc\td\n', 'a\tb\tc\na\n'])(
  'rows of another number of fields are refused: %j',
  async (text) => {
    await expect(kept([true, false, true], text)).rejects.toThrow('other fields')
  },
)

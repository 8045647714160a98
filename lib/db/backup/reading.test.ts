import fc from 'fast-check'
import { expect, test } from 'vitest'
import { END_OF_ROWS } from './format'
import { BackupReader, NotWhole } from './reading'

/** A row as COPY writes it: no bare new line, and every backslash doubled. */
const row = fc
  .string({ unit: fc.constantFrom('a', '\\', '.', '\n', '\t', 'ö', 'N') })
  .map((text) => `${text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n`)
const tables = fc.array(fc.array(row), { maxLength: 4 })

const textOf = (all: readonly (readonly string[])[]): string =>
  all.map((rows, at) => `${JSON.stringify({ at })}\n${rows.join('')}${END_OF_ROWS}`).join('')

/** The bytes in pieces of these lengths, again and again. */
async function* inPieces(bytes: Buffer, lengths: readonly number[]) {
  let at = 0
  for (let piece = 0; at < bytes.length; piece++) {
    const length = lengths[piece % lengths.length] as number
    yield bytes.subarray(at, at + length)
    at += length
  }
}
const pieces = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 })

async function rowsOf(reader: BackupReader): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of reader.rows()) parts.push(part)
  return Buffer.concat(parts).toString()
}

test('tables come back as they were written, in whatever pieces', async () => {
  await fc.assert(
    fc.asyncProperty(tables, pieces, async (all, lengths) => {
      const reader = new BackupReader(inPieces(Buffer.from(textOf(all)), lengths))
      for (const [at, rows] of all.entries()) {
        expect(await reader.line()).toEqual({ at })
        expect(await rowsOf(reader)).toBe(rows.join(''))
      }
      await expect(reader.line()).rejects.toThrow(NotWhole)
    }),
  )
})

test('a table that is cut anywhere is not taken for a whole one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row), pieces, fc.nat(), async (rows, lengths, at) => {
      const whole = Buffer.from(`${rows.join('')}${END_OF_ROWS}`)
      const cut = whole.subarray(0, at % whole.length)
      const reader = new BackupReader(inPieces(cut, lengths))
      await expect(rowsOf(reader)).rejects.toThrow(NotWhole)
    }),
  )
})

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOASTER_STYLE } from './toasterStyle'

test('the hashes are those of the style which the installed package adds, and of none', () => {
  const code = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const style = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1] ?? ''
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
  const hashes = [JSON.parse(style), ''].map((text) => `'sha256-${hashOf(text)}'`)
  expect(TOASTER_STYLE).toBe(hashes.join(' '))
})

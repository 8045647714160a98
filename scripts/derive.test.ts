import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CLIENT_TYPES, clientTypes } from './client'
import { derivedFiles } from './derive'

test.each(Object.entries(derivedFiles()))('%s is what the definitions derive', (path, content) => {
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test(`${CLIENT_TYPES} is what the API document says`, async () => {
  expect(readFileSync(CLIENT_TYPES, 'utf8')).toBe(await clientTypes())
}, 30_000)

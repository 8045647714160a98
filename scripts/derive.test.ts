import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { derivedFiles } from './derive'

test.each(Object.entries(derivedFiles()))('%s is what the definitions derive', (path, content) => {
  expect(readFileSync(path, 'utf8')).toBe(content)
})

import { expect, test } from 'vitest'
import { withArticle } from './addresses'

test.each([
  ['client', 'a client'],
  ['approval', 'an approval'],
  ['user', 'a user'],
  ['unit', 'a unit'],
  ['ABN', 'an ABN'],
])('%s is %s', (noun, said) => expect(withArticle(noun)).toBe(said))

import { expect, test } from 'vitest'
import { nothingLeftWords, savedWords } from './saveWords'

test.each([
  [1, [], 'Saved 1 change'],
  [2, [{ who: 'Tom Hale', fields: [] }], 'Saved 2 changes'],
  [
    2,
    [{ who: 'Tom Hale', fields: ['ABN', 'Phone'] }],
    'Saved 2 changes, merged with what Tom Hale saved meanwhile: ABN and Phone',
  ],
  [
    1,
    [
      { who: 'Tom Hale', fields: ['ABN'] },
      { who: 'Priya Raman', fields: ['ABN', 'Name'] },
    ],
    'Saved 1 change, merged with what Tom Hale and Priya Raman saved meanwhile: ABN and Name',
  ],
])('a save of %i, merged with %j, is told so', (count, merges, words) => {
  expect(savedWords(count, merges)).toBe(words)
})

test('nothing is called saved where nothing was sent', () => {
  expect(nothingLeftWords([{ who: 'Tom Hale', fields: [] }])).not.toMatch(/^Saved/)
})

import { describe, expect, test } from 'vitest'
import { begunBy, takenFor } from './meant'

const named = (id: string, name: string) => ({ id, name, active: true })
const FOUND = [
  named('IND-MIN', 'Mining'),
  named('1090', 'Mining support services'),
  named('ADM', 'Administration'),
  named('HLT', "St. Vincent's Health and mining"),
  named('S-20', '3M Abrasives'),
]
const idTaken = (text: string, isAll = true) => takenFor(text, FOUND, isAll)?.id

describe('What a text is taken for', () => {
  test.each([
    ['an id, in any case', 'ind-min', 'IND-MIN'],
    ['a whole name before what it begins', 'mining', 'IND-MIN'],
    ['what begins one name alone', 'mining s', '1090'],
    ['beginnings of words of one name', 'vinc hea', 'HLT'],
    ['a beginning with a figure and a blank', '3m abr', 'S-20'],
    ['nothing where it begins several', 'min', undefined],
    ['nothing where it stands amid a word', 'ministr', undefined],
    ['nothing where it is like an id', 'S-2', undefined],
    ['nothing where it is all capitals, as codes are', 'ADMIN', undefined],
    ['nothing where it is blank', ' ', undefined],
  ])('is %s', (_, text, id) => expect(idTaken(text)).toBe(id))

  test('is half a name only where all are known that it may begin', () => {
    expect(idTaken('mining s', false)).toBeUndefined()
    expect(idTaken('Administration', false)).toBe('ADM')
  })
})

test('A text is looked for word by word only where it stands in no name whole', () => {
  expect(begunBy('mining', FOUND).map(({ id }) => id)).toEqual(['IND-MIN', '1090', 'HLT'])
  expect(begunBy('mining s', FOUND).map(({ id }) => id)).toEqual(['1090'])
  expect(begunBy('services', FOUND).map(({ id }) => id)).toEqual(['1090'])
})

import { expect, test } from 'vitest'
import { resources } from '@/lib/resources'
import {
  idOfSegment,
  PAGES_BESIDE_RECORDS,
  recordPage,
  resourcePage,
  withArticle,
} from './addresses'

test.each([
  ['client', 'a client'],
  ['approval', 'an approval'],
  ['user', 'a user'],
  ['unit', 'a unit'],
  ['ABN', 'an ABN'],
])('%s is %s', (noun, said) => expect(withArticle(noun)).toBe(said))

test.each([...PAGES_BESIDE_RECORDS, '~', '~new', '~~', 'a/b', '10247', 'New', 'a ~ b'])(
  'the page of a record called %s is no other page, and tells its id',
  (id) => {
    for (const resource of resources.filter(({ isSingleton }) => !isSingleton)) {
      const [, , segment = '', ...rest] = recordPage(resource, id).split('/')
      expect(PAGES_BESIDE_RECORDS).not.toContain(segment)
      expect([resourcePage(resource), idOfSegment(segment), rest]).toEqual([
        recordPage(resource, '1').slice(0, -2),
        id,
        [],
      ])
    }
  },
)

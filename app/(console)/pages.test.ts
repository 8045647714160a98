import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resourceColumns } from '@/components/list/columns/columns'
import { navigation } from '@/components/shell/navigation'
import { PAGES_BESIDE_RECORDS, segmentOf } from '@/lib/derive/addresses'
import { resources } from '@/lib/resources'
import { particulars } from './particulars'

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
    .map(({ name }) => name)

const pages = foldersIn('app/(console)')

test('no page stands where the records of a resource are found', () => {
  const taken = [...pages, ...foldersIn('app')]
  expect(resources.map(segmentOf).filter((segment) => taken.includes(segment))).toEqual([])
})

test('the pages beside those of records are known, so that no record is taken for one', () => {
  expect(foldersIn('app/(console)/[resource]')).toEqual([...PAGES_BESIDE_RECORDS].sort())
})

test('the rail leads to every page but one’s own profile, which the account menu does', () => {
  const led = navigation.flatMap(({ entries }) => entries.map(({ href }) => href))
  expect(pages.filter((name) => !led.includes(`/${name}`))).toEqual(['profile'])
})

/** What answers add to a record, which no definition has. */
const ADDED = ['_etag']

test.each(resources)('what is particular to $name is of members and sections that it has', (of) => {
  const { list, tabs = [], look } = particulars[of.name] ?? {}
  const members = new Set([...resourceColumns(of).map(({ id }) => id), ...ADDED])
  const named = [...Object.keys(list?.columns ?? {}), ...(list?.also ?? [])]
  expect(named.filter((name) => !members.has(name))).toEqual([])
  const keys = new Set(of.sections.map(({ key }) => key))
  const shown = [
    ...tabs.map(({ section }) => section),
    ...(look?.first ?? []),
    ...Object.keys(look?.sheets ?? {}),
  ]
  expect(shown.filter((key) => !keys.has(key))).toEqual([])
})

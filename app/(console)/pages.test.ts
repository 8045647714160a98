import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { navigation } from '@/components/shell/navigation'
import { segmentOf } from '@/lib/derive/addresses'
import { resources } from '@/lib/resources'

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
    .map(({ name }) => name)

const pages = foldersIn('app/(console)')

test('no page stands where the records of a resource are found', () => {
  const taken = [...pages, ...foldersIn('app')]
  expect(resources.map(segmentOf).filter((segment) => taken.includes(segment))).toEqual([])
})

test('the rail leads to every page but one’s own profile, which the account menu does', () => {
  const led = navigation.flatMap(({ entries }) => entries.map(({ href }) => href))
  expect(pages.filter((name) => !led.includes(`/${name}`))).toEqual(['profile'])
})

import { expect, test } from 'vitest'
import { listedResources } from '@/components/record/resources'
import { navigation, navigationFor, pagesBesideRail } from './navigation'
import { PLAIN_ICON } from './resourceIcon'

test('no two entries of the rail share an icon, but for those that have none of their own yet', () => {
  const entries = navigation.flatMap((group) => group.entries)
  const drawn = entries.filter(({ icon }) => icon !== PLAIN_ICON)
  const shared = drawn.filter(({ icon }) => drawn.filter((each) => each.icon === icon).length > 1)
  expect(shared.map(({ label }) => label)).toEqual([])
})

test('a role that adds what it does not see is led to that, and one that sees it to the list', () => {
  const labelsFor = (...permissions: string[]) =>
    navigationFor(permissions).flatMap(({ entries }) => entries.map(({ label }) => label))
  for (const { plural, title, permissions } of listedResources) {
    const { read, create } = permissions
    if (!create || create === read) continue
    expect(labelsFor(create)).toContain(`New ${title.toLowerCase()}`)
    expect(labelsFor(create)).not.toContain(plural)
    expect(labelsFor(create, read)).toContain(plural)
    expect(labelsFor(create, read)).not.toContain(`New ${title.toLowerCase()}`)
  }
})

test('pages that are in no rail are offered to the roles that may open them', () => {
  const labelsFor = (...permissions: string[]) =>
    pagesBesideRail(permissions).map(({ label }) => label)
  expect(labelsFor('Clients:Read')).toEqual(['Profile'])
  expect(labelsFor('Clients:Create')).toEqual(['New client', 'Profile'])
  expect(labelsFor('Clients:Update')).toContain('Import clients')
  expect(labelsFor('Clients:Update')).not.toContain('New client')
})

import { expect, test } from 'vitest'
import { navigation } from './navigation'

test('every entry of the rail has an icon of its own', () => {
  const entries = navigation.flatMap((group) => group.entries)
  const shared = entries.filter(
    ({ icon }) => entries.filter((each) => each.icon === icon).length > 1,
  )
  expect(shared.map(({ label }) => label)).toEqual([])
})

import { expect, test } from 'vitest'
import { navigation } from './navigation'
import { PLAIN_ICON } from './resourceIcon'

test('no two entries of the rail share an icon, but for those that have none of their own yet', () => {
  const entries = navigation.flatMap((group) => group.entries)
  const drawn = entries.filter(({ icon }) => icon !== PLAIN_ICON)
  const shared = drawn.filter(({ icon }) => drawn.filter((each) => each.icon === icon).length > 1)
  expect(shared.map(({ label }) => label)).toEqual([])
})

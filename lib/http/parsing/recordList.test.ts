import { expect, test } from 'vitest'
import { LIST_PARAMETERS, listFilters, PAYMENT_CHANGES } from '@/lib/derive/filters'
import { payersOf } from '@/lib/derive/payments'
import { storeOf } from '@/lib/records/stores'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { recordList } from './recordList'

const listed = (resources as readonly Resource[]).filter(({ list }) => list)

test.each(listed)('what lists of $plural take besides filters is known by name', (resource) => {
  const filters = listFilters(resource)
  const byParent = resource.parent?.through ? [resource.parent.resource.id.name] : []
  const names = recordList(storeOf(resource)).parameters.map(({ name }) => name)
  const others = names.filter((name) => !filters.has(name) && !byParent.includes(name))
  const lacking = [
    ...(resource.list?.searched.length === 0 ? ['search'] : []),
    ...(payersOf(resource).length === 0 ? [PAYMENT_CHANGES] : []),
  ]
  expect(others).toEqual(LIST_PARAMETERS.filter((name) => !lacking.includes(name)))
})

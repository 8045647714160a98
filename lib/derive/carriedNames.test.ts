import { expect, test } from 'vitest'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { carriedColumns, holdsNames } from './carriedNames'

const named = (...names: string[]): Resource[] =>
  resources.filter((resource: Resource) => names.includes(resource.name))

test('a name is carried into records that are found by it, and no other value is', () => {
  for (const resource of resources as readonly Resource[]) {
    const carried = named('supplier').includes(resource) ? ['name'] : []
    expect([...carriedColumns(resource)], resource.name).toEqual(carried)
    expect(holdsNames(resource), resource.name).toBe(named('approval').includes(resource))
  }
})

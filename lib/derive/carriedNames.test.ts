import { expect, test } from 'vitest'
import { approval, resources, supplier } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { carriedColumns, holdsNames } from './carriedNames'

/** The resources in whose names records of this one are searched for. */
const searchedIn = ({ list, fields }: Resource): (string | undefined)[] =>
  (list?.searchedNames ?? []).map((name) => fields.get(name)?.refersTo)

test('a name is carried into records that are found by it, and no other value is', () => {
  expect([...carriedColumns(supplier)]).toEqual(['name'])
  expect(holdsNames(approval)).toBe(true)
  for (const resource of resources as readonly Resource[]) {
    const { name, recordName } = resource
    expect(holdsNames(resource), name).toBe(searchedIn(resource).length > 0)
    if (recordName === 'parent') continue
    const isFound = resources.some((other) => searchedIn(other).includes(name))
    expect([...carriedColumns(resource)], name).toEqual(isFound ? [recordName.field] : [])
  }
})

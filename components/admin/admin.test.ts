import { describe, expect, test } from 'vitest'
import { ApiProblem } from '@/components/api/problem'
import { placeFaults } from './faults'
import { inGroups } from './permissionGroups'

describe('faults of a refused save', () => {
  const names = ['name', 'permissions'] as const
  const refused = (...pointers: string[]) =>
    new ApiProblem(422, {
      errors: pointers.map((pointer) => ({ pointer, code: 'wrong', message: `at ${pointer}` })),
    })

  test('land on their fields, the first of each', () => {
    expect(placeFaults(refused('/permissions/0', '/permissions/1', '/name'), names)).toEqual({
      fields: [
        { name: 'permissions', message: 'at /permissions/0' },
        { name: 'name', message: 'at /name' },
      ],
      hasMore: false,
    })
  })

  test('that have no field here are left over', () => {
    expect(placeFaults(refused('/other'), names)).toEqual({ fields: [], hasMore: true })
    expect(placeFaults(new ApiProblem(409, {}), names).hasMore).toBe(true)
    expect(placeFaults(new TypeError('x'), names).hasMore).toBe(true)
  })
})

test('permissions stand under headings, in their order', () => {
  const named = (permission: string) => ({ permission, allows: '' })
  const groups = inGroups(
    ['Clients:Read', 'DelegatedLocking', 'Locks:Break', 'New:Thing'].map(named),
  )
  expect(groups.map(({ title, permissions }) => [title, permissions.length])).toEqual([
    ['Clients', 1],
    ['Locks', 2],
    ['Other', 1],
  ])
})

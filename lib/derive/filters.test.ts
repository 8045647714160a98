import { describe, expect, test } from 'vitest'
import { approval, client, resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { filterFault, type ListFilter, listFilters } from './filters'

const listed = (resources as readonly Resource[]).filter(({ list }) => list)

const filter = (resource: Resource, parameter: string) =>
  listFilters(resource).get(parameter) as ListFilter

describe('the filters of a list', () => {
  test.each(listed)('know each member of $name, and no parameter twice', (resource) => {
    const filters = listFilters(resource)
    const members = new Set([...filters.values()].map(({ member }) => member.name))
    const shown = [...resource.leaves, ...resource.fields.values()].filter(
      (field) => !field.writeOnly,
    )
    const names = [...resource.system.map(({ name }) => [name]), ...shown.map(({ path }) => path)]
    expect(members).toEqual(new Set(names.map((path) => path.join('.'))))
    const made = [...filters.values()].map(({ parameter }) => parameter)
    expect(new Set(made).size).toBe(made.length)
    for (const member of members) expect(filters.has(`${member}_set`)).toBe(true)
  })

  test('follow from the kind of the member', () => {
    const of = (resource: Resource, name: string) =>
      [...listFilters(resource).values()]
        .filter(({ member }) => member.name === name)
        .map(({ operator }) => operator)
    expect(of(client, 'state')).toEqual(['is', 'not', 'set'])
    expect(of(client, 'user_id')).toEqual(['is', 'not', 'contains', 'set'])
    expect(of(client, 'name')).toEqual(['contains', 'set'])
    expect(of(client, 'client_defaults.management_fee')).toEqual(['from', 'to', 'set'])
    expect(of(approval, 'source')).toEqual(['is', 'not', 'set'])
    expect(of(approval, 'user_id_edit')).toEqual(['is', 'not', 'set'])
    expect(of(approval, 'created')).toEqual(['from', 'to', 'set'])
    expect(of(approval, 'billing_period_item_no')).toEqual([])
  })

  test.each([
    ['finance_limit_from', '9999999999999.123456', true],
    ['finance_limit_from', '1,000', false],
    ['no_of_ftes_to', '3.0', true],
    ['no_of_ftes_to', '3.5', false],
    ['finance_review_date_to', '2027-02-29', false],
    ['dirty_flag_from', '2026-11-20', true],
    ['dirty_flag_from', '2026-11-20T10:15:00+11:00', true],
    ['dirty_flag_from', 'yesterday', false],
    ['state', 'VIC,SA', true],
    ['state_not', 'VIC,', false],
    ['prospect_priority', '', true],
    ['name_contains', '', false],
    ['name_set', 'yes', false],
    ['name_set', 'false', true],
  ])('%s takes %j: %s', (parameter, text, isTaken) => {
    expect(filterFault(filter(client, parameter), text) === undefined).toBe(isTaken)
  })
})

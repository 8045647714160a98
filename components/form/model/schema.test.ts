import { describe, expect, it } from 'vitest'
import { approval, client } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { placeFaults } from './faults'
import { check } from './schema'
import { fieldSearch } from './search'

const fieldOf = (resource: Resource, column: string): Field =>
  resource.leaves.find((each) => each.column === column) as Field
const faultOf = (column: string, value: string | readonly string[] | null) =>
  check(fieldOf(client, column), value, 'Australia/Melbourne')

describe('checking as the service does', () => {
  it.each([
    ['finance_limit', '1,250,000.50', undefined],
    ['finance_limit', 'two', 'wrong_type'],
    ['finance_limit', '1,5', 'wrong_type'],
    ['finance_limit', '10000000000000', 'out_of_range'],
    ['interest_margin', '0.1234567', 'out_of_range'],
    ['lead_time', '3.0', undefined],
    ['lead_time', '3.5', 'out_of_range'],
    ['mla_date', '2025-02-29', 'invalid_date'],
    ['dirty_flag', '2026-11-20T10:15:00+11:00', 'invalid_date'],
    ['bespoke_field_values', '{"a":', 'malformed_json'],
    ['bespoke_field_values', '[1]', 'wrong_type'],
    ['name', 'x'.repeat(256), 'too_long'],
    ['name', null, undefined],
  ])('%s with %s: %s', (column, value, code) => {
    expect(faultOf(column, value)?.code).toBe(code)
  })

  it('says which entry of a list it means', () => {
    const fault = faultOf('inclusion_client_exclusions', ['fine', 'x'.repeat(256)])
    expect(fault?.message).toMatch(/^Entry 2: /)
  })

  it('asks for what is required', () => {
    expect(check(fieldOf(approval, 'contract_id'), null, 'UTC')?.code).toBe('required')
  })

  it('names the sign of another unit than the field has', () => {
    expect(check(fieldOf(client, 'finance_limit'), '5%', 'UTC')?.message).toBe(
      'Finance limit is in AUD. Write it without %.',
    )
    expect(check(fieldOf(client, 'interest_margin'), '$5', 'UTC')?.message).toBe(
      'Interest margin is in %. Write it without $.',
    )
    expect(check(fieldOf(client, 'finance_limit'), '$5', 'UTC')).toBeUndefined()
  })
})

describe('faults of the service', () => {
  it('land on their fields, also below them; the rest is kept apart', () => {
    const fault = (pointer: string) => ({ pointer, code: 'out_of_range', message: 'Too much.' })
    const { placed, unplaced } = placeFaults(client, [
      fault('/finance_limit'),
      fault('/client_defaults/management_fee'),
      fault('/inclusion_client_exclusions/2'),
      fault('/nonsense'),
      fault(''),
    ])
    expect(placed.map(({ field }) => field.column)).toEqual([
      'finance_limit',
      'client_defaults_management_fee',
      'inclusion_client_exclusions',
    ])
    expect(placed[2]?.message).toBe('Entry 3: Too much.')
    expect(unplaced.map(({ pointer }) => pointer)).toEqual(['/nonsense', ''])
  })
})

describe('finding a field', () => {
  const search = fieldSearch(client)

  it.each([
    ['ABN', 'abn'],
    ['client_defaults.management_fee', 'client_defaults_management_fee'],
    ['fringe benefits', 'fbt_note'],
    ['ppsr', 'revs_fee'],
    ['toll', 'etags_managed_flag'],
    ['limit financed', 'finance_limit'],
    ['postcode mail', 'postal_pcode'],
    ['invoice address', 'postal_address1'],
    ['payment terms', 'billing_terms_id'],
    ['credit limit', 'finance_limit'],
    ['relationship manager', 'user_id'],
  ])('finds by %s the field %s', (query, column) => {
    expect(search(query)).toContain(column)
  })

  it.each(['Identity', 'Commercial', 'Contacts', 'Prospecting', 'Finance and limits'])(
    'lists for %s what matches, and not the whole section of that name',
    (title) => {
      const section = client.sections.find((each) => each.title === title)
      const found = search(title)
      const columns = section?.fields.map(({ column }) => column) ?? []
      expect(columns.every((column) => found.has(column))).toBe(false)
    },
  )

  it('tells first what is called so', () => {
    const [first] = search('terms')
    const found = [...search('terms')]
    expect(first).toBe('billing_terms_id')
    expect(found.indexOf('pass_on_itcs')).toBeLessThan(found.indexOf('mla_non_standard_flag'))
    expect([...search('billing type')][0]).toBe('billing_type_flag')
  })

  it('finds nothing for nonsense, and everything for nothing', () => {
    expect(search('qqzzxx').size).toBe(0)
    expect(search('').size).toBe(client.leaves.length)
  })
})

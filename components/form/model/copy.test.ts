import { LosslessNumber } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import { approval, client } from '@/lib/resources'
import { wholeBody } from './changes'
import { copyOf, leftOut } from './copy'
import { checkNew } from './schema'

/** A client with something in every text. */
const full = {
  ...Object.fromEntries(
    client.leaves
      .filter(({ kind, path }) => kind === 'text' && path.length === 1)
      .map(({ name }) => [name, `own ${name}`]),
  ),
  billing_interval: 'weekly',
  common_day: '1',
  establishment_fee: new LosslessNumber('9999999999999.123456'),
  finance_limit: new LosslessNumber('5'),
  inclusion_client_exclusions: ['Tinted windows'],
  client_defaults: { management_fee: new LosslessNumber('12.50') },
  bespoke_field_values: { branch: 'North' },
}

describe('a copy of a client', () => {
  const copy = copyOf(client, full)

  test('takes over terms, to the last digit, and leaves what stands at its default', () => {
    expect(wholeBody(client, copy)).toMatchObject({
      billing_interval: 'weekly',
      establishment_fee: new LosslessNumber('9999999999999.123456'),
      inclusion_client_exclusions: ['Tinted windows'],
      client_defaults: { management_fee: new LosslessNumber('12.50') },
      billing_terms_id: 'own billing_terms_id',
    })
    expect(copy).not.toHaveProperty('common_day')
  })

  test('takes over nothing that names the other, reaches it, or pays into its account', () => {
    const formats = ['abn', 'acn', 'bsb', 'account', 'email', 'phone']
    const own = client.leaves.filter(
      ({ format, section }) =>
        formats.includes(format ?? '') || ['contacts', 'addresses', 'bespoke'].includes(section),
    )
    expect(own.length).toBeGreaterThan(40)
    for (const { column } of own) expect(copy).not.toHaveProperty(column)
    for (const column of ['name', 'client_code', 'client_id_external', 'dirty_flag']) {
      expect(copy).not.toHaveProperty(column)
    }
  })

  test('takes over no limit and no decision about credit', () => {
    const limits = client.leaves.filter(({ name }) => name.endsWith('_limit'))
    expect(limits.length).toBeGreaterThan(1)
    for (const { column } of limits) expect(copy).not.toHaveProperty(column)
    expect(copy).not.toHaveProperty('client_credit_ratings_id')
  })

  test('says what it leaves out', () => {
    const said = Object.fromEntries(leftOut(client).map(({ title, labels }) => [title, labels]))
    expect(said.Contacts).toBe('all of it')
    expect(said['Billing and invoicing']).toContain('Account number')
    expect(said.Fees).toBeUndefined()
  })
})

test.each([null, '', '   ', '\u00a0'])('a new client named %j is asked for its name', (name) => {
  const field = client.fields.get('name')
  expect(field && checkNew(field, name, 'UTC')).toMatchObject({ code: 'asked' })
  expect(field && checkNew(field, 'Corio Bay', 'UTC')).toBeUndefined()
})

test('A copy says that it lacks what is never returned', () => {
  const said = leftOut(approval).map(({ labels }) => labels)
  expect(said.join()).toContain('Billing period item')
})

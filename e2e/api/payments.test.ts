import { afterAll, beforeAll, expect, test } from 'vitest'
import { payersOf, WATCHED_NAMES } from '@/lib/derive/payments'
import { client, packagingDefaults, resources, supplier } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { approvalsBy } from '../support/approvals'
import type { Caller } from '../support/caller'
import { bodyOfAll, settled } from '../support/fieldBodies'
import { addressOf, makeRecord } from '../support/records'
import { openScene, type Scene } from '../support/scene'
import { signInWith } from '../support/users'

let scene: Scene
let editor: Caller

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
})
afterAll(() => scene.close())

const others = ({ leaves }: Resource) => leaves.filter(({ bankDetail }) => !bankDetail)
const namesOf = ({ leaves }: Resource) =>
  leaves.filter(({ bankDetail }) => bankDetail).map(({ column }) => column)
const bankDetailsOf = ({ leaves }: Resource) =>
  filled(leaves.filter(({ bankDetail }) => bankDetail))
const filled = (fields: readonly Field[]) =>
  bodyOfAll(fields.map((field) => [field, settled(field)[0]?.sent] as const))

test('only changes of bank details are told of behind a payment, whatever else changes', async () => {
  const { client_id } = (await editor('POST', '/fm/clients', { body: { name: 'Payer' } })).body
  const packaging = `/sp/client/packaging-defaults/${client_id}`
  expect((await editor('PUT', packaging, { body: {} })).status).toBe(200)
  await editor('PUT', '/fm/contracts/C-PAYER', { body: { client_id } })
  const { path } = await approvalsBy(editor).make({ contract_id: 'C-PAYER' })
  const told = async (of: string) => (await editor('GET', `${of}/payment-changes`)).body.data

  const change = async (method: string, at: string, body: unknown) =>
    expect((await editor(method, at, { body })).status).toBe(200)
  await change('PATCH', `/fm/clients/${client_id}`, filled(others(client)))
  await change('PUT', packaging, filled(others(packagingDefaults)))
  expect(await told(path)).toEqual([])

  await change('PATCH', `/fm/clients/${client_id}`, {
    ...filled(client.leaves),
    approval_limit: 1,
  })
  await change('PUT', packaging, filled(packagingDefaults.leaves))
  const expected = [
    { resource: 'packaging_defaults', fields: namesOf(packagingDefaults) },
    { resource: 'client', fields: namesOf(client) },
  ]
  for (const of of [path, `/fm/clients/${client_id}`]) {
    const changes = await told(of)
    expect(changes).toMatchObject(expected.map(({ resource }) => ({ resource })))
    for (const [index, { fields }] of expected.entries()) {
      expect(fields.length).toBeGreaterThan(0)
      expect([...changes[index].fields].sort()).toEqual([...fields].sort())
    }
  }
})

test('pain: whose bank details changed is told of an approval without naming its client to who may not read clients', async () => {
  const { client_id } = (await editor('POST', '/fm/clients', { body: { name: 'Unnamed' } })).body
  await editor('PATCH', `/fm/clients/${client_id}`, { body: bankDetailsOf(client) })
  const packaging = `/sp/client/packaging-defaults/${client_id}`
  await editor('PUT', packaging, { body: bankDetailsOf(packagingDefaults) })
  await editor('PUT', '/fm/contracts/C-UNNAMED', { body: { client_id } })
  await editor('POST', '/fm/suppliers', {
    body: { supplier_id: 'P-9', name: 'P-9', ...bankDetailsOf(supplier) },
  })
  const { path } = await approvalsBy(editor).make({
    contract_id: 'C-UNNAMED',
    supplier_id: 'P-9',
  })
  const admin = await scene.as('admin')
  const told = async (...permissions: string[]) => {
    const caller = await signInWith(admin, scene.base, permissions)
    const { body } = await caller('GET', `${path}/payment-changes`)
    const ids = body.data.map((change: Record<string, string | null>) => [
      ...[change.resource, change.record_id],
    ])
    return [body.client_id, ...ids]
  }
  const others = ['ClientPackagingDefaults:Read', 'Suppliers:Read']
  expect(await told('Approvals:Read', 'Clients:Read')).toEqual([
    ...[client_id, ['supplier', 'P-9'], ['packaging_defaults', client_id], ['client', client_id]],
  ])
  expect(await told('Approvals:Read', ...others)).toEqual([
    ...[null, ['supplier', 'P-9'], ['packaging_defaults', null], ['client', null]],
  ])
})

test('behind an approval stand the bank details of its supplier too, and of no other', async () => {
  for (const supplier_id of ['P-1', 'P-2']) {
    const body = { supplier_id, name: supplier_id }
    expect((await editor('POST', '/fm/suppliers', { body })).status).toBe(201)
  }
  const { path } = await approvalsBy(editor).make({ contract_id: 'C-NONE', supplier_id: 'P-1' })
  const change = (id: string, body: object) => editor('PATCH', `/fm/suppliers/${id}`, { body })
  const told = async (of: string) => (await editor('GET', `${of}/payment-changes`)).body.data
  await change('P-1', filled(others(supplier)))
  await change('P-2', { bank_bsb: '062-001' })
  expect(await told(path)).toEqual([])
  await change('P-1', { ...filled(supplier.leaves), name: 'P-1' })
  for (const of of [path, '/fm/suppliers/P-1']) {
    const [newest, ...rest] = await told(of)
    expect(rest).toEqual([])
    expect(newest).toMatchObject({ resource: 'supplier', record_id: 'P-1' })
    expect([...newest.fields].sort()).toEqual([...namesOf(supplier)].sort())
  }
  expect((await editor('GET', '/fm/suppliers/none/payment-changes')).status).toBe(404)
})

test('behind what a driver is paid back stand no bank details of a supplier that is named beside them', async () => {
  const { client_id } = (await editor('POST', '/fm/clients', { body: { name: 'Back' } })).body
  await editor('PUT', '/fm/contracts/C-BACK', { body: { client_id } })
  await editor('POST', '/fm/suppliers', { body: { supplier_id: 'P-BACK', name: 'P' } })
  const { path } = await approvalsBy(editor).make({
    ...{ contract_id: 'C-BACK', supplier_id: 'P-BACK', reimbursement_flag: 'yes' },
  })
  const told = async () => {
    const one = (await editor('GET', `${path}/payment-changes`)).body.data
    const id = path.split('/').at(-1)
    const [of] = (await editor('GET', `/fm/payment-changes/approval?id=${id}`)).body.data
    const names = one.map(({ resource }: { resource: string }) => resource)
    return [names, of?.change.resource]
  }
  await editor('PATCH', '/fm/suppliers/P-BACK', { body: { bank_bsb: '062-001' } })
  expect(await told()).toEqual([[], undefined])
  await editor('PATCH', `/fm/clients/${client_id}`, { body: { bank_bsb: '062-001' } })
  expect(await told()).toEqual([['client'], 'client'])
  const { body } = await editor('GET', path)
  const otherwise = { body: { ...body, reimbursement_flag: 'no' } }
  expect((await editor('PUT', path, otherwise)).status).toBe(200)
  expect(await told()).toEqual([['client', 'supplier'], 'client'])
})

test('of many payments those are told of whose bank details changed lately, with the newest change', async () => {
  const { client_id } = (await editor('POST', '/fm/clients', { body: { name: 'Many' } })).body
  await editor('PUT', '/fm/contracts/C-MANY', { body: { client_id } })
  await editor('POST', '/fm/suppliers', { body: { supplier_id: 'P-MANY', name: 'P' } })
  const make = async (body: Record<string, unknown>) =>
    (await approvalsBy(editor).make(body)).path.split('/').at(-1)
  const [plain, paid, owned] = [
    await make({ contract_id: 'C-NOBODY' }),
    await make({ contract_id: 'C-NOBODY', supplier_id: 'P-MANY' }),
    await make({ contract_id: 'C-MANY', supplier_id: 'P-MANY' }),
  ]
  await editor('PATCH', `/fm/clients/${client_id}`, { body: { bank_bsb: '062-001' } })
  await editor('PATCH', '/fm/suppliers/P-MANY', { body: { bank_bsb: '062-001' } })
  await editor('PATCH', '/fm/suppliers/P-MANY', { body: { bank_account_number: '1234567' } })
  const admin = await scene.as('admin')
  const asked = [plain, paid, owned, paid, '999999999', 'x', ''].map((id) => `id=${id}`).join('&')
  const told = async (call: Caller) => {
    const { body } = await call('GET', `/fm/payment-changes/approval?${asked}`)
    return body.data.map(({ id, change }: { id: string; change: Record<string, unknown> }) => [
      ...[id, change.resource, change.record_id, change.fields],
    ])
  }
  expect((await told(editor)).sort()).toEqual([
    [paid, 'supplier', 'P-MANY', ['bank_account_number']],
    [owned, 'supplier', 'P-MANY', ['bank_account_number']],
  ])
  await editor('PATCH', `/fm/clients/${client_id}`, { body: { bank_bsb: '062-002' } })
  const ofOwned = async (...permissions: string[]) =>
    (await told(await signInWith(admin, scene.base, permissions))).at(-1)
  expect(await ofOwned('Approvals:Read')).toEqual([owned, 'client', null, ['bank_bsb']])
  expect(await ofOwned('Approvals:Read', 'Clients:Read')).toEqual([
    ...[owned, 'client', client_id, ['bank_bsb']],
  ])

  const lacking = await signInWith(admin, scene.base, ['Clients:Read'])
  const refused = await lacking('GET', `/fm/payment-changes/approval?id=${paid}`)
  expect([refused.status, refused.body.required_permission]).toEqual([403, 'Approvals:Read'])
  const ids = Array.from({ length: 201 }, (_, index) => `id=${index}`).join('&')
  expect((await editor('GET', `/fm/payment-changes/approval?${ids}`)).status).toBe(400)
  expect((await editor('GET', '/fm/payment-changes/contract?id=1')).status).toBe(400)
  expect((await editor('GET', '/fm/payment-changes/approval')).body.data).toEqual([])
})

test.each(resources.filter((each: Resource) => each.list && payersOf(each).length > 0))(
  'lists of $plural are kept to those of whose bank details a change is told, and to the others',
  async (resource) => {
    const kind: Resource = resource
    const { client_id } = (await editor('POST', '/fm/clients', { body: { name: 'Kept to' } })).body
    const contract_id = `C-KEPT-${client_id}`
    const supplier_id = `P-KEPT-${client_id}`
    await editor('PUT', `/fm/contracts/${contract_id}`, { body: { client_id } })
    await editor('POST', '/fm/suppliers', { body: { supplier_id, name: 'P' } })
    for (const body of [
      { contract_id: 'C-NOBODY' },
      { contract_id, supplier_id },
      { contract_id: 'C-NOBODY', supplier_id, reimbursement_flag: 'yes' },
    ]) {
      await approvalsBy(editor).make(body)
    }
    const idsOf = async (asked: string) => {
      const ids: string[] = []
      const query = `fields=${kind.id.name}&limit=200&${asked}`
      for (let next: string | null = ''; next !== null; ) {
        const { body } = await editor('GET', `${kind.path}?${query}${next && `&cursor=${next}`}`)
        ids.push(...body.data.map((row: Record<string, string>) => row[kind.id.name]))
        next = body.next_cursor
        expect([body.total_exact, body.total >= ids.length]).toEqual([true, true])
        if (next === null) expect(Number(body.total)).toBe(ids.length)
      }
      return ids.sort()
    }
    const told = async () => {
      const all = await idsOf('')
      const changed: string[] = []
      for (let at = 0; at < all.length; at += 200) {
        const ids = all.slice(at, at + 200).map((id) => `id=${encodeURIComponent(id)}`)
        const { body } = await editor('GET', `/fm/payment-changes/${kind.name}?${ids.join('&')}`)
        changed.push(...body.data.map(({ id }: { id: string }) => id))
      }
      return { all, changed: changed.sort() }
    }
    const found = new Set<number>()
    const change = async (path: string, of: Resource) =>
      (await editor(of.isSingleton ? 'PUT' : 'PATCH', path, { body: bankDetailsOf(of) })).status
    const packaging = `/sp/client/packaging-defaults/${client_id}`
    await editor('PUT', packaging, { body: {} })
    for (const [path, of] of [
      ['', undefined],
      [packaging, packagingDefaults],
      [`/fm/clients/${client_id}`, client],
      [`/fm/suppliers/${supplier_id}`, supplier],
    ] as const) {
      if (of) expect(await change(path, of)).toBe(200)
      const { all, changed } = await told()
      expect(await idsOf('payment_changes=true')).toEqual(changed)
      const others = all.filter((id) => !changed.includes(id))
      expect(await idsOf('payment_changes=false')).toEqual(others)
      const [sort] = (kind.list?.sortable ?? []).filter((name) => name !== kind.id.name)
      expect(await idsOf(`payment_changes=true&sort=-${sort}`)).toEqual(changed)
      found.add(changed.length)
    }
    expect(found.size).toBeGreaterThan(1)
    const refused = await editor('GET', `${kind.path}?payment_changes=yes`)
    expect([refused.status, refused.body.parameter]).toEqual([400, 'payment_changes'])
  },
)

test('lists of what nobody is paid by are not asked for changes of bank details', async () => {
  const { status, body } = await editor('GET', '/fm/contracts?payment_changes=true')
  expect([status, body.code]).toEqual([400, 'unknown_parameter'])
})

test('the overview counts the requested approvals that its list finds', async () => {
  const counted = async () =>
    Number((await editor('GET', '/fm/overview')).body.approvals.requested_payment_changes)
  const before = await counted()
  await editor('POST', '/fm/suppliers', { body: { supplier_id: 'P-COUNT', name: 'P' } })
  for (const status_flag of ['requested', 'active']) {
    await approvalsBy(editor).make({ supplier_id: 'P-COUNT', status_flag })
  }
  expect(await counted()).toBe(before)
  await editor('PATCH', '/fm/suppliers/P-COUNT', { body: { bank_bsb: '062-001' } })
  expect(await counted()).toBe(before + 1)
  const list = '/fm/approvals?status_flag=requested&payment_changes=true&limit=1'
  expect(Number((await editor('GET', list)).body.total)).toBe(before + 1)
})

test('bank details that came with their record are told of, wherever they stand', async () => {
  const own = [client, packagingDefaults, supplier]
  expect(own.map(({ name }) => name).sort()).toEqual([...WATCHED_NAMES].sort())
  for (const resource of own) {
    const kind: Resource = resource
    const told = async (body: object) => {
      const { id } = await makeRecord(editor, kind, body)
      const of = addressOf(kind.isSingleton && kind.parent ? kind.parent.resource : kind, id)
      return (await editor('GET', `${of}/payment-changes`)).body.data
    }
    const unset = Object.fromEntries(namesOf(kind).map((name) => [name, null]))
    expect([kind.name, await told(unset)]).toEqual([kind.name, []])
    const [created, ...rest] = await told(bankDetailsOf(kind))
    expect(rest).toEqual([])
    expect(created).toMatchObject({ resource: kind.name, action: 'created' })
    expect([...created.fields].sort()).toEqual([...namesOf(kind)].sort())
  }
})

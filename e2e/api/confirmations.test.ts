import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { confirmationsOf } from '@/lib/derive/confirmations'
import { approval, client, resources } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { approvalsBy } from '../support/approvals'
import type { Caller } from '../support/caller'
import { bodyOfAll, settled } from '../support/fieldBodies'
import { addressOf, makeRecord } from '../support/records'
import { openScene, type Scene } from '../support/scene'
import { signInWith } from '../support/users'

/** Who has confirmed a part of a record, and what was changed of it, or behind it, afterwards. */

let scene: Scene
let admin: Caller
let editor: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  editor = await scene.as('editor')
})
afterAll(() => scene.close())

const CONFIRMED = resources.flatMap((resource: Resource) =>
  confirmationsOf(resource).map(
    ({ field, of }) => [resource.name, field.name, resource, of] as const,
  ),
)
const FLAG = 'bank_details_correct_flag'

/** What is told of records by their ids. */
async function told(caller: Caller, of: string, ...ids: string[]) {
  const asked = new URLSearchParams(ids.map((id) => ['id', id]))
  const answer = await caller('GET', `/fm/confirmations/${of}?${asked}`)
  expect(answer.status).toBe(200)
  return answer.body.data
}

const idAt = (path: string): string => path.split('/').at(-1) as string
const sentFor = (field: Field) => settled(field)[0]?.sent

test('something is confirmed', () => {
  expect(CONFIRMED.map(([resource, field]) => `${resource}.${field}`)).toEqual([`approval.${FLAG}`])
})

describe.each(CONFIRMED)('%s by %s', (name, flag, resource, of) => {
  test.each(of.map((field) => [field.name, field] as const))(
    'is told of once %s is changed afterwards, and no more once it is confirmed anew',
    async (_, field) => {
      const where = field.partWhere && { [field.partWhere.field]: field.partWhere.is }
      const { answer } = await makeRecord(admin, resource, { [flag]: 'yes', ...where })
      const id = String(answer.body[resource.id.name])
      const change = async (body: object) => {
        const { status } = await editor('PATCH', addressOf(resource, id), { body })
        expect(status).toBe(200)
      }
      const [confirmed, ...more] = await told(admin, name, id)
      expect(more).toEqual([])
      expect(confirmed).toMatchObject({ id, field: flag, since: [] })

      await change(bodyOfAll([[field, sentFor(field)]]))
      const [changed] = await told(admin, name, id)
      expect(changed.confirmed).toEqual(confirmed.confirmed)
      const { since } = changed
      expect(since).toMatchObject([{ resource: name, record_id: id, fields: [field.name] }])
      expect(since[0].user.user_id).not.toBe(confirmed.confirmed.user.user_id)

      await change({ [flag]: 'no' })
      expect(await told(admin, name, id)).toEqual([])
      await change({ [flag]: 'yes' })
      const [anew] = await told(admin, name, id)
      expect(anew.since).toEqual([])
      expect(anew.confirmed.user).toEqual(since[0].user)
    },
  )

  test('is told of no part that counts only otherwise', async () => {
    const parts = of.filter(({ partWhere }) => partWhere)
    expect(parts.length).toBeGreaterThan(0)
    for (const field of parts) {
      const { field: by, is } = field.partWhere as { field: string; is: string }
      const other = resource.fields.get(by)?.values?.find((value) => value !== is)
      const { answer } = await makeRecord(admin, resource, { [flag]: 'yes', [by]: other })
      const id = String(answer.body[resource.id.name])
      const body = bodyOfAll([[field, sentFor(field)]])
      expect((await editor('PATCH', addressOf(resource, id), { body })).status).toBe(200)
      expect(await told(admin, name, id)).toMatchObject([{ id, since: [] }])
    }
  })

  test('stands as it was confirmed by whoever changes it in the same breath, or anything else', async () => {
    const { answer } = await makeRecord(admin, resource, { [flag]: 'no' })
    const id = String(answer.body[resource.id.name])
    const whole = of.map((field) => [field, sentFor(field)] as const)
    const others = resource.leaves.filter((field) => !of.includes(field) && field.name !== flag)
    const rest = others.map((field) => [field, sentFor(field)] as const)
    for (const body of [{ ...bodyOfAll(whole), [flag]: 'yes' }, bodyOfAll(rest)]) {
      const { status } = await editor('PATCH', addressOf(resource, id), { body })
      expect(status).toBe(200)
    }
    expect(await told(admin, name, id)).toMatchObject([{ id, since: [] }])
  })
})

describe('Behind an approval that was confirmed', () => {
  const make = async (rest: Record<string, unknown>) =>
    idAt((await approvalsBy(editor).make({ [FLAG]: 'yes', ...rest })).path)

  test('its supplier’s bank details are told of, of several the newest change of each', async () => {
    await editor('POST', '/fm/suppliers', { body: { supplier_id: 'K-1', name: 'K' } })
    const [before, other] = [
      await make({ supplier_id: 'K-1' }),
      await make({ supplier_id: 'K-NONE' }),
    ]
    await editor('PATCH', '/fm/suppliers/K-1', { body: { bank_bsb: '062-001' } })
    await editor('PATCH', '/fm/suppliers/K-1', { body: { bank_account_number: '1234567' } })
    const after = await make({ supplier_id: 'K-1' })
    await editor('PATCH', '/fm/suppliers/K-1', { body: { name: 'Kay' } })
    const found = await told(editor, 'approval', before, other, after, '999999999', 'x', '')
    expect(found.map(({ id, since }: { id: string; since: unknown[] }) => [id, since])).toEqual([
      [
        before,
        [
          expect.objectContaining({
            resource: 'supplier',
            record_id: 'K-1',
            fields: ['bank_account_number'],
          }),
        ],
      ],
      [other, []],
      [after, []],
    ])
  })

  test('of a supplier who is not paid, as a driver is paid back, nothing is told', async () => {
    await editor('POST', '/fm/suppliers', { body: { supplier_id: 'K-3', name: 'K' } })
    const paid = { supplier_id: 'K-3', driver_bank_account_id: 'D-1' }
    const ids = [
      await make({ ...paid, reimbursement_flag: 'yes' }),
      await make({ ...paid, reimbursement_flag: 'no' }),
    ]
    await editor('PATCH', '/fm/suppliers/K-3', { body: { bank_bsb: '062-001' } })
    const found = await told(editor, 'approval', ...ids)
    expect(found.map(({ since }: { since: unknown[] }) => since.length)).toEqual([0, 1])
  })

  test.each([
    ['moves to', 'PATCH'],
    ['is linked for the first time to', 'PUT'],
  ] as const)('a contract that %s another client is told of', async (_, method) => {
    const [{ id: one }, { id: other }] = [
      await makeRecord(admin, client),
      await makeRecord(admin, client),
    ]
    const contract_id = `K-${method}`
    const link = (by: 'PUT' | 'PATCH', client_id: string) =>
      editor(by, `/fm/contracts/${contract_id}`, { body: { client_id } })
    if (method === 'PATCH') await link('PUT', one)
    const id = await make({ contract_id })
    expect(await told(editor, 'approval', id)).toMatchObject([{ since: [] }])
    expect((await link(method, other)).status).toBeLessThan(300)
    expect(await told(editor, 'approval', id)).toMatchObject([
      { since: [{ resource: 'contract', record_id: contract_id, fields: ['client_id'] }] },
    ])
  })

  test('changes count from whenever they are, and all that is known where the history has the confirmation no more', async () => {
    await editor('POST', '/fm/suppliers', { body: { supplier_id: 'K-2', name: 'K' } })
    const id = await make({ supplier_id: 'K-2' })
    await editor('PATCH', '/fm/suppliers/K-2', { body: { bank_bsb: '062-001' } })
    const [{ confirmed }] = await told(editor, 'approval', id)
    // What only years would bring about.
    const owner = (sql: string) =>
      withConnection(scene.database.url, async (connection) => {
        await connection.query('SET session_replication_role = replica')
        await connection.query(sql, [confirmed.event_id])
      })
    await owner("UPDATE event SET at = at - interval '400 days' WHERE event_id >= $1")
    expect(await told(editor, 'approval', id)).toMatchObject([{ since: [{ record_id: 'K-2' }] }])
    await owner('DELETE FROM event WHERE event_id = $1')
    expect(await told(editor, 'approval', id)).toMatchObject([
      { id, confirmed: null, since: [{ record_id: 'K-2' }] },
    ])
  })

  test('a client that only its contract tells is not named to who may not read clients', async () => {
    const { client_id } = (await editor('POST', '/fm/clients', { body: { name: 'Kept' } })).body
    await editor('PUT', '/fm/contracts/C-KEPT', { body: { client_id } })
    const id = await make({ contract_id: 'C-KEPT' })
    await editor('PATCH', `/fm/clients/${client_id}`, { body: { bank_bsb: '062-001' } })
    const recordOf = async (...permissions: string[]) => {
      const caller = await signInWith(admin, scene.base, permissions)
      const [{ since }] = await told(caller, 'approval', id)
      return since.map(({ resource, record_id }: Record<string, string>) => [resource, record_id])
    }
    expect(await recordOf('Approvals:Read', 'Clients:Read')).toEqual([['client', client_id]])
    expect(await recordOf('Approvals:Read')).toEqual([['client', null]])
  })

  test('it takes the permission to read the records', async () => {
    const lacking = await signInWith(admin, scene.base, ['Clients:Read'])
    const refused = await lacking('GET', '/fm/confirmations/approval?id=1')
    expect([refused.status, refused.body.required_permission]).toEqual([
      403,
      approval.permissions.read,
    ])
  })
})

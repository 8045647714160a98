import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import type { Caller } from '../support/caller'
import { addressOf, makeRecord } from '../support/records'
import { addClients, openScene, type Scene } from '../support/scene'

let scene: Scene
let admin: Caller
let elsewhere: Caller

beforeAll(async () => {
  scene = await openScene([{}, {}])
  ;[admin, elsewhere] = [await scene.as('admin'), await scene.as('admin', 1)]
})
afterAll(() => scene.close())

const NEW = { 'if-none-match': '*' }
const newPath = async () =>
  `/sp/client/packaging-defaults/${(await addClients(scene.database, 1))[0]}`

describe('If-None-Match: * on the first PUT of packaging defaults', () => {
  test('pain: makes them, and is 412 from then on, for the same body too', async () => {
    const path = await newPath()
    const body = { bank_bsb: '062000', bank_account_number: '1' }
    const made = await admin('PUT', path, { body, headers: NEW })
    expect([made.status, made.body.bank_bsb]).toEqual([200, '062000'])
    for (const again of [body, { ...body, bank_account_number: '2' }]) {
      const refused = await admin('PUT', path, { body: again, headers: NEW })
      expect([refused.status, refused.body.code]).toEqual([412, 'precondition_failed'])
      expect(refused.body.etag).toBe(made.headers.get('etag'))
      expect(refused.headers.get('etag')).toBe(made.headers.get('etag'))
      expect(refused.body.conflicting_fields).toEqual(['bank_account_number', 'bank_bsb'])
    }
    const { body: kept, headers } = await admin('GET', path)
    expect([kept.bank_account_number, headers.get('etag')]).toEqual(['1', made.headers.get('etag')])
    expect((await admin('GET', `${path}/events`)).body.data).toHaveLength(1)
  })

  test('pain: of ten at once on two processes exactly one wins', async () => {
    for (const _ of [1, 2, 3]) {
      const path = await newPath()
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          (n % 2 ? admin : elsewhere)('PUT', path, {
            body: { bank_account_number: String(n) },
            headers: NEW,
          }),
        ),
      )
      const won = answers.flatMap(({ status }, n) => (status === 200 ? [String(n)] : []))
      expect(won).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 412)).toHaveLength(9)
      expect((await admin('GET', path)).body.bank_account_number).toBe(won[0])
      expect((await admin('GET', `${path}/events`)).body.data).toHaveLength(1)
    }
  })

  test('of no client is 404, and with an If-Match beside it 412', async () => {
    const missing = '/sp/client/packaging-defaults/999999'
    expect((await admin('PUT', missing, { body: {}, headers: NEW })).status).toBe(404)
    const both = { ...NEW, 'if-match': '"1"' }
    expect((await admin('PUT', await newPath(), { body: {}, headers: both })).status).toBe(412)
  })
})

test('If-Match counts for every record that is read, and is refused of what has no tag', async () => {
  const held = new Set<string>()
  for (const resource of resources as readonly Resource[]) {
    const { id, answer } = await makeRecord(admin, resource)
    const path = addressOf(resource, id)
    held.add(`${resource.path}/{${resource.id.name}}`)
    const read = (value: string, more: Record<string, string> = {}) =>
      admin('GET', path, { headers: { 'if-match': value, ...more } })
    const tag = answer.headers.get('etag') as string
    for (const [value, more] of [
      ['*', {}],
      [tag, {}],
      [`"x", ${tag}`, {}],
      [tag, { 'time-zone': 'Asia/Tokyo' }],
    ] as const) {
      const found = await read(value, more)
      expect([path, value, found.status, found.body[resource.id.name]]).toEqual([
        ...[path, value, 200],
        answer.body[resource.id.name],
      ])
    }
    expect((await read(tag, { 'if-none-match': tag })).status).toBe(304)
    for (const value of ['"x"', '"999999"', `W/${tag}`]) {
      const { status, body, headers } = await read(value, { 'if-none-match': tag })
      expect([path, value, status, body.code]).toEqual([path, value, 412, 'precondition_failed'])
      expect([body.etag, body.conflicting_fields, headers.get('etag')]).toEqual([tag, [], tag])
    }
  }
  type Reads = { get?: { parameters: { $ref?: string; name?: string; example?: string }[] } }
  const { body } = await admin('GET', '/openapi.json')
  for (const [template, { get }] of Object.entries<Reads>(body.paths)) {
    if (!get) continue
    const isHeld = get.parameters.some(({ $ref }) => $ref?.endsWith('/IfMatch'))
    expect([template, isHeld]).toEqual([template, held.has(template)])
    if (isHeld) continue
    const example = (name: string) => get.parameters.find((each) => each.name === name)?.example
    const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${example(name)}`))
    const refused = await admin('GET', path, { headers: { 'if-match': '"x"' } })
    expect([path, refused.status, refused.body.header]).toEqual([path, 400, 'If-Match'])
  }
})

test('a weak tag is refused as one, and not as that of a record that has changed', async () => {
  const path = '/fm/clients/10001'
  const tag = (await admin('GET', path)).headers.get('etag') as string
  const answers = [
    await admin('GET', path, { headers: { 'if-match': `W/${tag}` } }),
    await admin('PATCH', path, { headers: { 'if-match': `W/${tag}` }, body: { area: 'Weak' } }),
  ]
  for (const { status, body } of answers) {
    expect([status, body.code, body.etag]).toEqual([412, 'precondition_failed', tag])
    expect(body.detail).toMatch(/^If-Match takes no weak ETag, .* as the service gave it\./)
  }
  const element = { client_id: '10001', _if_match: `W/${tag}`, area: 'Weak' }
  const { status, body } = await admin('PATCH', '/fm/clients', { body: [element] })
  expect([status, body.errors]).toMatchObject([
    422,
    [{ pointer: '/0/_if_match', code: 'precondition_failed' }],
  ])
  expect(body.errors[0].message).toMatch(
    /^_if_match takes no weak ETag, .* as the service gave it\./,
  )
  expect(body.errors[0].message).toContain(`is ${tag}.`)
  const other = await admin('GET', path, { headers: { 'if-match': `W/${tag}, "999999"` } })
  expect(other.body.detail).toBe('The record has changed since the ETag that you sent.')
})

/** Every operation that writes one record with a tag, as the document has them. */
async function conditional(): Promise<[method: string, path: string, isConditional: boolean][]> {
  const { body } = await admin('GET', '/openapi.json')
  type Documented = { parameters?: { $ref?: string }[] }
  return Object.entries<Record<string, Documented>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get')
      .map(([method, { parameters = [] }]): [string, string, boolean] => [
        method.toUpperCase(),
        path,
        parameters.some(({ $ref }) => $ref?.endsWith('/IfNoneMatchOnWrite')),
      ]),
  )
}

test('a write of what is there fails with If-None-Match, and one without a tag refuses it', async () => {
  const client = await admin('POST', '/fm/clients', { body: {} })
  const id = client.body.client_id
  await admin('PUT', `/sp/client/packaging-defaults/${id}`, { body: {} })
  await admin('PUT', '/fm/contracts/C', { body: { client_id: id } })
  const approval = await admin('POST', '/fm/approvals', { body: { contract_id: 'C' } })
  const role = await admin('POST', '/admin/roles', { body: { name: 'Free', permissions: [] } })
  const user = await admin('POST', '/admin/users', {
    body: { user_name: 'u', display_name: 'U', role_id: '2', password: 'long enough for it' },
  })
  const ids: Record<string, string> = {
    client_id: id,
    approval_id: approval.body.approval_id,
    role_id: role.body.role_id,
    user_id: user.body.user_id,
    contract_id: 'C',
    locking_session_id: '00000000-0000-4000-8000-000000000000',
  }
  const owners = new Map<string, string>()
  for (const resource of resources as readonly Resource[]) {
    // Of two whose ids have one name, each has a record of its own.
    const known = resource.sharesIdsOf ? undefined : ids[resource.id.name]
    const own = known ?? (await makeRecord(admin, resource)).id
    ids[resource.id.name] ??= own
    owners.set(resource.path, own)
  }
  const idIn = (template: string, name: string) => {
    const [before = ''] = template.split(`/{${name}}`)
    return owners.get(before) ?? ids[name] ?? 'none'
  }
  const bodies: Record<string, unknown> = {
    'PUT /fm/approvals/{approval_id}': { contract_id: 'D' },
    'PUT /admin/users/{user_id}/password': { password: 'another that is long' },
    'PATCH /fm/clients': [],
    'PUT /fm/contracts/{contract_id}': { client_id: id },
  }
  const operations = await conditional()
  expect(operations.filter(([, , isConditional]) => isConditional)).toHaveLength(
    resources.flatMap(({ changes, secrets }: Resource) => [
      ...changes.filter((change) => change !== 'bulk'),
      ...secrets,
    ]).length,
  )
  for (const [method, template, isConditional] of operations) {
    const path = template.replace(/\{(\w+)\}/g, (_, name) => idIn(template, name))
    const known = await admin('GET', path)
    const tag = known.headers.get('etag')
    const body = method === 'DELETE' ? undefined : (bodies[`${method} ${template}`] ?? {})
    const send = (headers: Record<string, string>) =>
      admin(method, path, { headers, ...(body !== undefined && { body }) })
    for (const value of ['*', tag ?? '"1"', `W/${tag ?? '"1"'}`, `"x", ${tag ?? '"1"'}`]) {
      const answer = await send({ 'if-none-match': value })
      const found = [method, template, value, answer.status]
      if (isConditional && template.endsWith('/password')) {
        if (value === '*') expect(found).toEqual([method, template, value, 412])
      } else expect(found).toEqual([method, template, value, isConditional ? 412 : 400])
    }
    if (isConditional) continue
    expect([method, template, (await send({ 'if-match': '"1"' })).status]).toEqual([
      ...[method, template],
      400,
    ])
  }
  const path = `/fm/clients/${id}`
  const others = { 'if-none-match': '"77", "78"' }
  const changed = await admin('PATCH', path, { body: { area: 'Another tag' }, headers: others })
  expect([changed.status, changed.body.area]).toEqual([200, 'Another tag'])
  expect((await admin('PATCH', '/fm/clients/999999', { body: {}, headers: NEW })).status).toBe(404)
})

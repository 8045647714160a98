import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approval, client, packagingDefaults, supplier } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { wholeOf, wholesOf } from '@/lib/resources/wholes'
import type { Caller } from '../support/caller'
import { bodyOfAll, settled, unsetOf } from '../support/fieldBodies'
import { addressOf, makeRecord, methodOf, shownFields } from '../support/records'
import { addClients, openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
})
afterAll(() => scene.close())

const events = async (query: string) => (await editor('GET', `/fm/events?${query}`)).body
const patch = (id: string, body: unknown, request: string) =>
  editor('PATCH', `/fm/clients/${id}`, { body, headers: { 'x-request-id': request } })
const recordOf = (entry: { record_id: string }) => entry.record_id

/** What is asked of an entry here. */
interface Told {
  readonly user: { readonly user_id: string }
  readonly audit_user: { readonly user_id: string }
  readonly record_id: string
  readonly request_records?: unknown
}

/** Changes so many clients in one request, and says which they are. */
async function bulk(count: number, request: string, body: Record<string, unknown>) {
  const ids = await addClients(scene.database, count)
  const answer = await editor('PATCH', '/fm/clients', {
    body: ids.map((client_id) => ({ client_id, ...body })),
    headers: { 'x-request-id': request },
  })
  expect(answer.status).toBe(200)
  return ids
}

test('from and to find an entry by the second that it shows, and a date is its whole day', async () => {
  const [id = ''] = await addClients(scene.database, 1)
  // Most moments have a part of a second that is not shown; one that has none would prove nothing.
  for (let area = 0, isWhole = true; isWhole; area += 1) {
    await patch(id, { area: `bounded ${area}` }, `bounds-${area}`)
    const [entry] = await scene.database.query<{ whole: boolean }>(
      "SELECT date_trunc('second', at) = at AS whole FROM event WHERE request_id = $1",
      [`bounds-${area}`],
    )
    isWhole = entry?.whole ?? true
  }
  const ofClient = `resource=client&record_id=${id}`
  const [newest] = (await events(ofClient)).data
  const found = async (bounds: string) => {
    const { data } = await events(`${ofClient}&${bounds}`)
    return data.some(({ event_id }: { event_id: string }) => event_id === newest.event_id)
  }
  const shown = newest.at
  const beside = (seconds: number) => new Date(Date.parse(shown) + seconds * 1000).toISOString()
  expect(await found(`from=${shown}&to=${shown}`)).toBe(true)
  expect(await found(`to=${shown}`)).toBe(true)
  expect(await found(`group=request&from=${shown}&to=${shown}`)).toBe(true)
  expect(await found(`from=${shown.slice(0, 10)}&to=${shown.slice(0, 10)}`)).toBe(true)
  expect(await found(`to=${beside(-1)}`)).toBe(false)
  expect(await found(`from=${beside(1)}`)).toBe(false)
})

describe('group=request', () => {
  test('gives one entry for each request, with the count of its entries', async () => {
    const [alone = ''] = await addClients(scene.database, 1)
    await patch(alone, { area: 'before' }, 'group-1')
    const many = await bulk(5, 'group-5', { area: 'together' })
    await patch(alone, { area: 'after' }, 'group-1-again')

    const page = await events('group=request&limit=3')
    const found = page.data.map((entry: Record<string, unknown>) => [
      entry.request_id,
      String(entry.request_entries),
    ])
    expect(found).toEqual([
      ['group-1-again', '1'],
      ['group-5', '5'],
      ['group-1', '1'],
    ])
    expect(many).toContain(page.data[1].record_id)
  })

  test('counts records of every kind', async () => {
    const admin = await scene.as('admin')
    const [client = ''] = await addClients(scene.database, 1)
    const headers = { 'x-request-id': 'of-two-kinds' }
    await admin('PUT', `/sp/client/packaging-defaults/${client}`, { body: {}, headers })
    await admin('POST', '/fm/approvals', { body: { contract_id: 'C-40001' }, headers })
    const { data } = await events('group=request&request_id=of-two-kinds')
    const counted = data.map((entry: Record<string, unknown>) => [
      entry.resource,
      String(entry.request_records),
    ])
    expect(counted).toEqual([['approval', '2']])
  })

  test('counts and pages by request', async () => {
    await bulk(7, 'paged-a', { area: 'paged' })
    await bulk(3, 'paged-b', { area: 'paged' })
    const first = await events('group=request&limit=1')
    expect(first.data[0].request_id).toBe('paged-b')
    const second = await events(`group=request&limit=1&cursor=${first.next_cursor}`)
    expect(second.data[0].request_id).toBe('paged-a')
    expect(String(second.total)).toBe(String(first.total))
  })

  test('goes from the oldest to the newest when asked, page by page', async () => {
    const [id = ''] = await addClients(scene.database, 1)
    for (const at of [1, 2, 3]) await patch(id, { area: `place ${at}` }, `in-order-${at}`)
    for (const group of ['', '&group=request']) {
      const of = `record_id=${id}&field=area${group}`
      const requests: string[] = []
      let cursor = ''
      do {
        const page = await events(`${of}&sort=at&limit=2${cursor}`)
        requests.push(...page.data.map((entry: { request_id: string }) => entry.request_id))
        cursor = page.next_cursor && `&cursor=${page.next_cursor}`
      } while (cursor)
      expect(requests).toEqual(['in-order-1', 'in-order-2', 'in-order-3'])
      const newest = (await events(`${of}&sort=-at`)).data
      expect(newest.map((entry: { request_id: string }) => entry.request_id)).toEqual(
        requests.toReversed(),
      )
    }
    const refused = await editor('GET', '/fm/events?sort=reason')
    expect([refused.status, refused.body.parameter]).toEqual([400, 'sort'])
  })

  test('counts only the entries that the other filters let through', async () => {
    const [one = ''] = await bulk(4, 'filtered', { area: 'filtered' })
    const page = await events(`group=request&request_id=filtered&record_id=${one}`)
    expect(page.data).toHaveLength(1)
    expect(String(page.data[0].request_entries)).toBe('1')
    expect(page.data[0].record_id).toBe(one)
  })

  test('tells records from entries, when a sender gave the same id twice', async () => {
    const [id = ''] = await bulk(2, 'sent-twice', { area: 'first' })
    await patch(id, { area: 'second' }, 'sent-twice')
    const [entry] = (await events('group=request&request_id=sent-twice')).data
    expect([String(entry.request_entries), String(entry.request_records)]).toEqual(['3', '2'])
    expect(entry.changes[0].to).toBe('second')
  })

  test('says what all of its entries did, and nothing where some did something else', async () => {
    const add = (request: string) =>
      editor('POST', '/fm/clients', {
        body: { name: 'Added' },
        headers: { 'x-request-id': request },
      })
    const told = async (request: string) => {
      const [entry] = (await events(`group=request&request_id=${request}`)).data
      return [String(entry.request_records), entry.request_action]
    }
    await add('all-added')
    await add('all-added')
    expect(await told('all-added')).toEqual(['2', 'created'])
    await bulk(2, 'all-changed', { area: 'changed' })
    expect(await told('all-changed')).toEqual(['2', 'updated'])
    const [old = ''] = await addClients(scene.database, 1)
    await patch(old, { area: 'changed' }, 'of-both')
    await add('of-both')
    expect(await told('of-both')).toEqual(['2', null])
  })

  test('pain: what several people do under one request id stands in the name of each', async () => {
    const [first = '', second = ''] = await addClients(scene.database, 2)
    const [admin, integration] = [await scene.as('admin'), await scene.as('integration')]
    const write = async (caller: Caller, id: string, others: Record<string, string> = {}) => {
      const headers = { 'x-request-id': 'night-run', ...others }
      const body = { area: randomUUID() }
      expect((await caller('PATCH', `/fm/clients/${id}`, { body, headers })).status).toBe(200)
    }
    const [ana, priya, partner] = await Promise.all(
      [admin, editor, integration].map(
        async (call) => (await call('GET', '/me')).body.user.user_id,
      ),
    )
    await write(editor, first)
    await write(admin, first)
    await write(editor, second)
    await write(integration, second, { 'audit-user-id': priya })

    const told = async (query: string) =>
      (await events(query)).data.map((entry: Told) => [
        ...[entry.user.user_id, entry.audit_user.user_id, entry.record_id],
        ...(entry.request_records ? [String(entry.request_records)] : []),
      ])
    const ofEditor = [priya, priya, second, '2']
    const all = [[partner, priya, second, '1'], ofEditor, [ana, ana, first, '1']]
    const grouped = 'group=request&request_id=night-run'
    expect(await told(grouped)).toEqual(all)
    expect(await told(`${grouped}&sort=at`)).toEqual(all.toReversed())
    expect(await told('group=request&limit=3')).toEqual(all)
    expect(await told(`${grouped}&user_id=${priya}&audit_user_id=${priya}`)).toEqual([ofEditor])
    expect(String((await events(`${grouped}&limit=1`)).total)).toBe('3')
    for (const later of ['conflicts_with', 'after_request']) {
      expect(await told(`${later}=night-run`)).toEqual([
        [partner, priya, second],
        [ana, ana, first],
      ])
    }
  })

  test('takes nothing but request, and plain entries carry no count', async () => {
    const refused = await editor('GET', '/fm/events?group=user')
    expect([refused.status, refused.body.parameter]).toEqual([400, 'group'])
    expect((await events('limit=1')).data[0]).not.toHaveProperty('request_entries')
  })
})

describe('after_request', () => {
  test('gives what others did afterwards to the records of a request', async () => {
    const [first = '', second = '', third = ''] = await bulk(3, 'base', { area: 'base' })
    const [other = ''] = await addClients(scene.database, 1)
    await patch(second, { area: 'later' }, 'later-2')
    await patch(other, { area: 'elsewhere' }, 'elsewhere')
    await patch(third, { client_code: 'LATER' }, 'later-3')

    const { data } = await events('after_request=base')
    expect(data.map(recordOf)).toEqual([third, second])
    expect(data.map(recordOf)).not.toContain(first)
  })

  test('leaves out what came before, and the request itself', async () => {
    const [id = ''] = await addClients(scene.database, 1)
    await patch(id, { area: 'before' }, 'early')
    await patch(id, { area: 'now' }, 'twice')
    await patch(id, { area: 'again' }, 'twice')
    expect((await events('after_request=twice')).data).toEqual([])
    expect((await events('after_request=early')).data).toHaveLength(2)
    expect((await events('after_request=nobody-sent-this')).data).toEqual([])
  })

  test('covers every kind of record', async () => {
    const approval = await editor('POST', '/fm/approvals', { body: { contract_id: 'C' } })
    const path = `/fm/approvals/${approval.body.approval_id}`
    await editor('PATCH', path, { body: { notes: '1' }, headers: { 'x-request-id': 'approved' } })
    await editor('PATCH', path, { body: { notes: '2' } })
    expect((await events('after_request=approved')).data).toHaveLength(1)
  })
})

describe('conflicts_with', () => {
  const wholes = [approval, client, packagingDefaults, supplier].flatMap((resource: Resource) =>
    wholesOf(resource).map((parts) => [resource.name, resource, parts] as const),
  )

  test.each(wholes)('counts what a person reads as one: of %s', async (_name, resource, parts) => {
    const { id } = await makeRecord(editor, resource)
    const other = shownFields(resource).find(
      (field) => wholeOf(field) === undefined && !field.target && !field.required,
    )
    const fields = [...parts, other as Field]
    const body = new Map<Field, unknown>(fields.map((field) => [field, unsetOf(field)]))
    const change = async (request: string, field?: Field) => {
      if (field) body.set(field, settled(field)[0]?.sent)
      const headers = { 'x-request-id': `${request}-of-${resource.name}` }
      const method = methodOf(resource) ?? ''
      const answer = await editor(method, addressOf(resource, id), {
        body: bodyOfAll(body),
        headers,
      })
      expect(answer.status).toBe(200)
    }
    const [one, another] = parts
    await change('all unset')
    await change('one', one)
    await change('no part', other)
    await change('another', another)
    const { data } = await events(`conflicts_with=one-of-${resource.name}`)
    expect(data.map(({ request_id }: { request_id: string }) => request_id)).toEqual([
      `another-of-${resource.name}`,
    ])
  })

  test('leaves out what was changed before the request changed it, though after something else', async () => {
    const [id = ''] = await addClients(scene.database, 1)
    await patch(id, { area: '1' }, 'in-two-steps')
    await patch(id, { fax: '2' }, 'between-the-steps')
    await patch(id, { fax: '3' }, 'in-two-steps')
    expect((await events('conflicts_with=in-two-steps')).data).toEqual([])
    await patch(id, { fax: '4' }, 'after-the-steps')
    const { data } = await events('conflicts_with=in-two-steps')
    expect(data.map(({ request_id }: { request_id: string }) => request_id)).toEqual([
      'after-the-steps',
    ])
  })
})

describe('record_name', () => {
  test('says what a person calls each kind of record by now, and null where that is nothing', async () => {
    const admin = await scene.as('admin')
    const [named = '', nameless = ''] = await addClients(scene.database, 2)
    const contract_id = `K-${named}`
    await admin('PUT', `/fm/contracts/${contract_id}`, { body: { client_id: named } })
    await patch(named, { name: 'Before' }, 'named')
    await patch(nameless, { area: 'x' }, 'named')
    const headers = { 'x-request-id': 'named' }
    await admin('PUT', `/sp/client/packaging-defaults/${named}`, { body: {}, headers })
    await admin('POST', '/fm/approvals', { body: { contract_id }, headers })
    await admin('POST', '/fm/approvals', { body: { contract_id: 'nobody knows' }, headers })
    const role = { name: 'Names', permissions: [] }
    const { body: made } = await admin('POST', '/admin/roles', { body: role, headers })
    const user = {
      ...{ user_name: 'names', display_name: 'Nia Names', role_id: made.role_id },
      password: 'a long enough password',
    }
    expect((await admin('POST', '/admin/users', { body: user, headers })).status).toBe(201)
    await patch(named, { name: 'After' }, 'renamed')

    const { body } = await admin('GET', '/fm/events?request_id=named&sort=at')
    const names = body.data.map((entry: Record<string, unknown>) => [
      entry.resource,
      entry.record_name,
    ])
    expect(names).toEqual([
      ['client', 'After'],
      ['client', null],
      ['packaging_defaults', 'After'],
      ['approval', 'After'],
      ['approval', null],
      ['role', 'Names'],
      ['user', 'Nia Names'],
    ])
    const own = await admin('GET', `/fm/clients/${named}/events`)
    expect(own.body.data[0].record_name).toBe('After')
  })
})

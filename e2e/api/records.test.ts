import { LosslessNumber } from 'lossless-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { addClients, openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller
let client: string
let approval: string

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  client = `/fm/clients/${(await addClients(scene.database, 1))[0]}`
  const made = await editor('POST', '/fm/approvals', { body: { contract_id: 'C' } })
  approval = `/fm/approvals/${made.body.approval_id}`
})
afterAll(() => scene.close())

const etagOf = async (path: string) => (await editor('GET', path)).headers.get('etag') as string
const patch = (path: string, body: unknown, headers = {}) =>
  editor('PATCH', path, { body, headers })

describe.each([
  ['a client', () => client, 'name', 'area'],
  ['an approval', () => approval, 'notes', 'driver_name'],
])('preconditions on %s', (_name, pathOf, field, other) => {
  test('an ETag is strong, changes with each change and with nothing else', async () => {
    const seen = new Set<string>()
    for (const value of ['1', '2', '3']) {
      const answer = await patch(pathOf(), { [field]: value })
      const etag = answer.headers.get('etag') as string
      expect(etag).toMatch(/^"[^"]+"$/)
      expect(await etagOf(pathOf())).toBe(etag)
      expect((await patch(pathOf(), { [field]: value })).headers.get('etag')).toBe(etag)
      seen.add(etag)
    }
    expect(seen.size).toBe(3)
  })

  test('pain: twenty saves in a row, each with the ETag of the last answer, all succeed', async () => {
    let etag = await etagOf(pathOf())
    for (let save = 0; save < 20; save++) {
      const answer = await patch(pathOf(), { [field]: `save ${save}` }, { 'if-match': etag })
      expect(answer.status).toBe(200)
      etag = answer.headers.get('etag') as string
    }
  })

  test('pain: a stale If-Match is 412 with the present ETag and what conflicts', async () => {
    const stale = await etagOf(pathOf())
    await patch(pathOf(), { [field]: 'theirs' })
    await patch(pathOf(), { [other]: 'theirs too' })
    const before = await editor('GET', pathOf())
    const answer = await patch(pathOf(), { [field]: 'mine' }, { 'if-match': stale })
    expect([answer.status, answer.body.code]).toEqual([412, 'precondition_failed'])
    expect(answer.body.etag).toBe(before.headers.get('etag'))
    expect(answer.headers.get('etag')).toBe(before.headers.get('etag'))
    expect(answer.body.conflicting_fields).toEqual([field])
    expect((await editor('GET', pathOf())).text).toBe(before.text)
  })

  test('a stale If-Match whose fields nobody touched conflicts in none', async () => {
    const stale = await etagOf(pathOf())
    await patch(pathOf(), { [other]: `changed ${stale}` })
    const answer = await patch(pathOf(), { [field]: 'mine' }, { 'if-match': stale })
    expect([answer.status, answer.body.conflicting_fields]).toEqual([412, []])
  })

  test('pain: a tag of no version that the record had conflicts in all that is sent', async () => {
    await patch(pathOf(), { [field]: 'theirs', [other]: 'theirs' })
    const body = { [field]: 'mine', [other]: 'mine' }
    const answer = await patch(pathOf(), body, { 'if-match': '"999999"' })
    expect([answer.status, answer.body.conflicting_fields]).toEqual([412, [field, other].sort()])
  })

  test('If-Match takes a list and *, never a weak tag', async () => {
    const etag = await etagOf(pathOf())
    const status = async (ifMatch: string) =>
      (await patch(pathOf(), {}, { 'if-match': ifMatch })).status
    expect(await status(`"none", ${etag}`)).toBe(200)
    expect(await status(`${etag},`)).toBe(200)
    expect(await status(` , ,${etag}`)).toBe(200)
    expect(await status(`"with,comma",${etag}`)).toBe(200)
    expect(await status('"with,comma",')).toBe(412)
    expect(await status('*')).toBe(200)
    expect(await status(`W/${etag}`)).toBe(412)
    expect(await status('"none", "another"')).toBe(412)
  })

  test('If-None-Match spares a reader what it has', async () => {
    const etag = await etagOf(pathOf())
    const get = (tag: string) => editor('GET', pathOf(), { headers: { 'if-none-match': tag } })
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, `"x,y",, ${etag},`, '*']) {
      const answer = await get(tag)
      expect([tag, answer.status, answer.text]).toEqual([tag, 304, ''])
      expect(answer.headers.get('etag')).toBe(etag)
    }
    expect((await get('"x"')).status).toBe(200)
  })
})

test('conflicting fields are named down to the member of a group', async () => {
  const stale = await etagOf(client)
  await patch(client, { client_defaults: { management_fee: new LosslessNumber('7.25') }, abn: '1' })
  const mine = { client_defaults: { management_fee: null, relief_vehicle_flag: 'no' }, acn: '2' }
  const answer = await patch(client, mine, { 'if-match': stale })
  expect(answer.body.conflicting_fields).toEqual(['client_defaults.management_fee'])
})

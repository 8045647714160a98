import { LosslessNumber, stringify } from 'lossless-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addedMembers, LABELS_MEMBER } from '@/lib/derive/addedMembers'
import { segmentOf } from '@/lib/derive/addresses'
import { createsMany } from '@/lib/derive/creating'
import { listFilters } from '@/lib/derive/filters'
import { showsOthers } from '@/lib/derive/systemFields'
import { resources } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import type { Caller } from '../support/caller'
import { signIn } from '../support/caller'
import { bodyOfAll, textsOf, unsetOf, valueAt } from '../support/fieldBodies'
import { casesOf } from '../support/fieldCases'
import { FILTER_ZONE, textsOf as filterTexts, isLetThrough } from '../support/filterCases'
import {
  addressOf,
  bodyOfEverything,
  bodyOfFaults,
  exampleInPlace,
  exampleOf,
  givenId,
  isOwnText,
  makeRecord,
  makeReferenced,
  malformedId,
  methodOf,
  newBody,
  shownFields,
  unknownId,
} from '../support/records'
import { openScene, type Scene } from '../support/scene'

/** What holds of every resource, whatever its definition says. The registry decides which there are. */

let scene: Scene
let admin: Caller
/** Somebody whose role allows nothing. */
let nobody: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  const role = await admin('POST', '/admin/roles', { body: { name: 'Nothing', permissions: [] } })
  const password = 'nobody-demo-password'
  await admin('POST', '/admin/users', {
    body: { user_name: 'nobody', display_name: 'Nobody', role_id: role.body.role_id, password },
  })
  nobody = await signIn(scene.base, 'nobody')
  for (const resource of resources) await makeReferenced(admin, resource)
})
afterAll(() => scene.close())

const eventsOf = async (resource: Resource, id: string) =>
  (await admin('GET', `${addressOf(resource, id)}/events`)).body.data

/** A text that nothing makes shorter: its characters, each of four bytes, come by chance. */
const wideText = (characters: number): string =>
  Array.from({ length: characters }, () =>
    String.fromCodePoint(0x20000 + Math.floor(Math.random() * 0xa000)),
  ).join('')

/** The same record, changed in one of its ways. */
const write = (
  resource: Resource,
  id: string,
  body: object,
  headers: Record<string, string> = {},
  query = '',
) =>
  admin(methodOf(resource) ?? 'PATCH', `${addressOf(resource, id)}${query}`, {
    body: methodOf(resource) === 'PUT' ? { ...exampleInPlace(resource), ...body } : body,
    headers,
  })

/** Values of a change that tells itself from every other. */
let turn = 0
async function somethingElse(resource: Resource): Promise<{ field: Field; body: object }> {
  const own = shownFields(resource).filter(({ path }) => path.length === 1)
  const field = own.find(({ kind }) => kind === 'text') ?? own.find(({ target }) => target)
  if (!field) throw new Error(`${resource.name} has nothing to change`)
  turn += 1
  const value = field.target ? (await makeRecord(admin, field.target)).id : `turn-${turn}`
  return { field, body: { [field.name]: value } }
}

const changeable = resources.filter((resource) => methodOf(resource) !== undefined)
/** The greatest value by kind of field, where lists put another still for what is not set. */
const GREATEST: Readonly<Record<string, unknown>> = {
  integer: new LosslessNumber('2147483647'),
  text: '\u{10fffe}',
}
const listed = (resources as readonly Resource[]).filter(({ list }) => list !== undefined)
/** Every reference at the top of a record, with the resource that has it. */
const references = resources.flatMap((by: Resource) =>
  [...by.fields.values()].flatMap(({ name, target }) => (target ? [{ by, name, target }] : [])),
)

describe.each(resources)('$name', (resource: Resource) => {
  test('is made, read with its tag, and not sent again to whoever has it', async () => {
    const { id, answer } = await makeRecord(admin, resource)
    const address = addressOf(resource, id)
    const location = answer.headers.get('location')
    if (location) expect(location).toBe(`/api/v1${address}`)
    const read = await admin('GET', address)
    expect(read.status).toBe(200)
    expect(read.text).toBe(answer.text)
    const etag = read.headers.get('etag') ?? ''
    expect(etag).toBe(answer.headers.get('etag'))
    const headers = { 'if-none-match': etag }
    expect((await admin('GET', address, { headers })).status).toBe(304)
    const head = await admin('HEAD', address)
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag])
  })

  test('is no record for an id that none has, and no address for what is no id', async () => {
    const unknown = await admin('GET', addressOf(resource, unknownId(resource)))
    expect([unknown.status, unknown.body.code]).toEqual([404, 'record_not_found'])
    const malformed = await admin('GET', `${resource.path}/${malformedId(resource)}`)
    expect([malformed.status, malformed.body.code]).toEqual([400, 'malformed_id'])
    const removed = await admin('DELETE', addressOf(resource, unknownId(resource)))
    expect(removed.status).toBe(resource.changes.includes('remove') ? 404 : 405)
  })

  test('is kept from whoever lacks the permission, by its name', async () => {
    const { id } = await makeRecord(admin, resource)
    const one = addressOf(resource, id)
    const { permissions, changes, isSingleton } = resource
    const calls: [string, string, string | undefined][] = [
      ['GET', one, permissions.read],
      ['GET', `${one}/events`, permissions.read],
      ['PATCH', one, changes.includes('patch') ? permissions.update : undefined],
      ['DELETE', one, changes.includes('remove') ? permissions.update : undefined],
      ['PUT', one, changes.includes('replace') ? permissions.update : undefined],
      ...(isSingleton
        ? []
        : ([
            ['GET', resource.path, resource.list && permissions.read],
            ['POST', resource.path, permissions.create],
            ['PATCH', resource.path, changes.includes('bulk') ? permissions.update : undefined],
          ] as [string, string, string | undefined][])),
    ]
    for (const [method, path, permission] of calls) {
      const answer = await nobody(
        method,
        path,
        method === 'GET' || method === 'DELETE' ? {} : { body: {} },
      )
      const expected = permission ? [403, permission] : [405, undefined]
      expect([method, path, answer.status, answer.body.required_permission]).toEqual([
        method,
        path,
        ...expected,
      ])
    }
  })

  test('enters what is done in its history, with both people, and in that of everything', async () => {
    const { id, answer } = await makeRecord(admin, resource)
    const headers = { 'audit-user-id': '2', 'audit-reason': 'A reason', 'x-request-id': `x-${id}` }
    const { field, body } = await somethingElse(resource)
    if (methodOf(resource)) await write(resource, id, body, headers)
    const [last] = await eventsOf(resource, id)
    const first = (await eventsOf(resource, id)).at(-1)
    expect([first.action, String(first.version)]).toEqual(['created', '1'])
    if (!methodOf(resource)) return
    expect(last).toMatchObject({
      resource: resource.name,
      record_id: id,
      action: 'updated',
      reason: 'A reason',
      audit_user: { user_id: '2' },
    })
    expect(last.changes).toContainEqual({
      field: field.name,
      from: answer.body[field.name],
      to: Object.values(body)[0],
    })
    const query = `?resource=${resource.name}&record_id=${encodeURIComponent(id)}&field=${field.name}`
    const all = await admin('GET', `/fm/events${query}`)
    expect(all.body.data[0]).toEqual(last)
    const { recordName } = resource
    if (recordName !== 'parent') {
      const read = await admin('GET', addressOf(resource, id))
      expect(last.record_name).toBe(read.body[recordName.field])
    }
  })
})

describe.each(changeable)('$name', (resource: Resource) => {
  const method = methodOf(resource) as 'PATCH' | 'PUT'

  test('keeps every field to the last digit, and reads as its default once that is unset', async () => {
    const { id } = await makeRecord(admin, resource)
    const { body, reads } = bodyOfEverything(resource)
    const written = await admin(method, addressOf(resource, id), { body })
    expect([written.status, written.status === 200 ? '' : written.text]).toEqual([200, ''])
    const shown = shownFields(resource)
    for (const answer of [written, await admin('GET', addressOf(resource, id))]) {
      for (const field of shown) {
        const found = [field.path.join('.'), stringify(valueAt(answer.body, field))]
        expect(found).toEqual([field.path.join('.'), stringify(reads.get(field))])
      }
    }
    const nulls = Object.fromEntries(
      [...resource.fields.values()]
        .filter(({ required, members }) => !required && !members)
        .map(({ name }) => [name, null]),
    )
    const unset = await write(resource, id, nulls)
    for (const field of shown.filter(({ path: [top = ''] }) => top in nulls)) {
      const found = [field.name, stringify(valueAt(unset.body, field))]
      expect(found).toEqual([field.name, stringify(unsetOf(field))])
    }
  })

  test('names every fault of a body at once, and writes nothing', async () => {
    const { id, answer } = await makeRecord(admin, resource)
    const { body, faults } = bodyOfFaults(resource)
    const refused = await admin(method, addressOf(resource, id), {
      body: { ...body, no_such_member: 1 },
    })
    expect(refused.status).toBe(422)
    const found = refused.body.errors.map(({ pointer, code }: Record<string, string>) => ({
      pointer,
      code,
    }))
    expect(found).toEqual(
      expect.arrayContaining([...faults, { pointer: '/no_such_member', code: 'unknown_member' }]),
    )
    expect(found).toHaveLength(faults.length + 1)
    expect((await admin('GET', addressOf(resource, id))).text).toBe(answer.text)
  })

  const choices = resource.leaves.filter(({ kind }) => kind === 'choice')
  test.runIf(choices.length > 0)(
    'says of a choice that it takes text, where a figure or a truth is sent',
    async () => {
      const { id } = await makeRecord(admin, resource)
      for (const sent of [1, 28, true]) {
        const body = bodyOfAll(choices.map((field) => [field, sent]))
        const refused = await write(resource, id, body)
        expect(refused.status).toBe(422)
        for (const { label, values, path } of choices) {
          const said = refused.body.errors.find(
            ({ pointer }: { pointer: string }) => pointer === `/${path.join('/')}`,
          )
          const isMeant = values?.includes(String(sent)) === true
          expect(said).toMatchObject({
            code: 'wrong_type',
            message: isMeant
              ? `${label} takes text, in quotes: "${sent}", not ${sent}.`
              : expect.stringContaining(`${label} takes text, one of: `),
          })
        }
      }
    },
  )

  test('is told of in the feed with its ETag, or one for If-Match alone where it shows others', async () => {
    const { id } = await makeRecord(admin, resource)
    const { position } = (await admin('GET', '/fm/changes?after=now')).body
    const changed = await write(resource, id, (await somethingElse(resource)).body)
    const feed = await admin('GET', `/fm/changes?after=${position}&resources=${resource.name}`)
    const { etag } = feed.body.data.findLast((entry: { id: string }) => entry.id === id)
    expect(etag === changed.headers.get('etag')).toBe(!showsOthers(resource))
    const { body } = await somethingElse(resource)
    expect((await write(resource, id, body, { 'if-match': etag })).status).toBe(200)
    expect((await write(resource, id, body, { 'if-match': etag })).status).toBe(412)
  })

  test('shows what a dry run would change, and changes nothing', async () => {
    const { id, answer } = await makeRecord(admin, resource)
    const { field, body } = await somethingElse(resource)
    const tried = await write(resource, id, body, {}, '?dry_run=true')
    expect([tried.status, tried.body[resource.id.name]]).toEqual([200, id])
    expect(tried.body.changes.map((change: { field: string }) => change.field)).toEqual([
      field.name,
    ])
    expect(tried.headers.get('etag')).toBe(answer.headers.get('etag'))
    expect((await admin('GET', addressOf(resource, id))).text).toBe(answer.text)
    expect(await eventsOf(resource, id)).toHaveLength(1)
  })

  test.runIf(resource.leaves.some(({ target }) => target))(
    'names no record that there is not, by the field',
    async () => {
      const { id, answer } = await makeRecord(admin, resource)
      for (const { name, target } of resource.leaves) {
        if (!target) continue
        const body = { [name]: unknownId(target) }
        const fault = { pointer: `/${name}`, code: 'not_found' }
        for (const query of ['', '?dry_run=true']) {
          const refused = await write(resource, id, body, {}, query)
          expect([refused.status, refused.body.errors]).toMatchObject([422, [fault]])
        }
        if (resource.isSingleton) continue
        const given = resource.id.isGiven ? { [resource.id.name]: givenId(resource) } : {}
        const made = { ...given, ...exampleOf(resource), ...body }
        for (const query of ['', '?dry_run=true']) {
          const refused = await admin('POST', `${resource.path}${query}`, { body: made })
          expect([refused.status, refused.body.errors]).toMatchObject([422, [fault]])
        }
      }
      expect((await admin('GET', addressOf(resource, id))).text).toBe(answer.text)
    },
  )

  test('takes what was read back, whatever of it the service keeps', async () => {
    const { id, answer } = await makeRecord(admin, resource)
    const again = await admin(method, addressOf(resource, id), { body: answer.body })
    expect([again.status, again.text]).toEqual([200, answer.text])
    expect(await eventsOf(resource, id)).toHaveLength(1)
  })

  test('takes back what answers add to a record where a call asks for it', async () => {
    const { id, answer } = await makeRecord(admin, resource)
    const address = addressOf(resource, id)
    const own = (await admin('GET', `${address}?include=labels`)).body
    const members = [...Object.keys(answer.body), ...addedMembers(resource)]
    const fields = members.filter((name) => name !== LABELS_MEMBER).join()
    const of = `${resource.id.name}=${id}&fields=${fields}&include=labels`
    const rows = resource.list ? (await admin('GET', `${resource.path}?${of}`)).body.data : [own]
    expect(Object.keys(rows[0]).sort()).toEqual(members.sort())
    for (const body of [own, ...rows]) {
      const tried = await admin(method, `${address}?dry_run=true`, { body })
      expect([tried.status, tried.body.changes]).toEqual([200, []])
      const again = await admin(method, address, { body })
      expect([again.status, again.text]).toEqual([200, answer.text])
      if (!resource.changes.includes('bulk')) continue
      const manyTried = await admin('PATCH', `${resource.path}?dry_run=true`, { body: [body] })
      expect([manyTried.status, manyTried.body[0].changes]).toEqual([200, []])
      const many = await admin('PATCH', resource.path, { body: [body] })
      expect([many.status, many.text]).toEqual([200, `[${answer.text}]`])
    }
    expect(await eventsOf(resource, id)).toHaveLength(1)
  })

  test('is not overwritten by whoever has an older version', async () => {
    const { id, answer } = await makeRecord(admin, resource)
    const etag = answer.headers.get('etag') ?? ''
    const [first, second] = [await somethingElse(resource), await somethingElse(resource)]
    expect((await write(resource, id, first.body, { 'if-match': etag })).status).toBe(200)
    const late = await write(resource, id, second.body, { 'if-match': etag })
    expect([late.status, late.body.code]).toEqual([412, 'precondition_failed'])
    expect(late.body.conflicting_fields).toEqual([second.field.name])
    const present = late.headers.get('etag') ?? ''
    expect((await write(resource, id, second.body, { 'if-match': present })).status).toBe(200)
    const only = await write(resource, id, first.body, { 'if-none-match': '*' })
    expect(only.status).toBe(412)
  })

  test.runIf(resource.secrets.length > 0)(
    'keeps of a secret a hash, and tells nobody more than that it was set',
    async () => {
      const { id, answer } = await makeRecord(admin, resource)
      const seen = [answer.text]
      for (const secret of resource.secrets) {
        const { name, column } = secret
        const address = `${addressOf(resource, id)}/${name}`
        const text = `${resource.example.record[name]} anew`
        const set = async (query = '', headers: Record<string, string> = {}) => {
          const done = await admin('PUT', address + query, { body: { [name]: text }, headers })
          seen.push(done.text)
          return done
        }
        const tried = await set('?dry_run=true')
        expect([tried.status, tried.body.changes]).toEqual([200, [{ field: name }]])
        expect(await eventsOf(resource, id)).toHaveLength(1)
        const etag = answer.headers.get('etag') ?? ''
        expect((await set('', { 'if-match': etag })).status).toBe(204)
        expect((await set('', { 'if-match': etag })).status).toBe(412)
        expect((await nobody('PUT', address, { body: { [name]: text } })).status).toBe(403)
        const [last, first] = await eventsOf(resource, id)
        expect([last.action, last.changes]).toEqual([`${name}_set`, [{ field: name }]])
        expect(first.changes).toContainEqual({ field: name })
        const missing = { sent: undefined, code: 'required' }
        for (const { sent, code } of [missing, ...casesOf(secret).bad]) {
          const refused = await admin('PUT', address, { body: { [name]: sent } })
          const fault = { pointer: `/${name}`, code }
          expect([refused.status, refused.body.errors]).toMatchObject([422, [fault]])
        }
        const mixed = await write(resource, id, { [name]: text })
        expect(mixed.body.errors).toMatchObject([{ pointer: `/${name}`, code: 'unknown_member' }])
        const [row] = await scene.database.query<Record<string, string>>(
          `SELECT ${column} AS hash FROM ${resource.table} WHERE ${resource.id.name}::text = $1`,
          [id],
        )
        expect(row?.hash).toMatch(/^\$argon2id\$/)
        const kept = await scene.database.query<{ text: string }>(
          "SELECT string_agg(e::text, '') AS text FROM event e WHERE resource = $1 AND record_id = $2",
          [resource.name, id],
        )
        seen.push(kept[0]?.text ?? '', JSON.stringify(await eventsOf(resource, id)))
        for (const each of seen) {
          expect(each).not.toContain(resource.example.record[name])
          expect(each).not.toContain('argon2')
        }
      }
    },
  )

  test('never shows what is only to be written', async () => {
    const withheld = resource.leaves.filter(({ writeOnly }) => writeOnly)
    const { id } = await makeRecord(admin, resource)
    const { body } = bodyOfEverything(resource)
    await admin(method, addressOf(resource, id), { body })
    const { text } = await admin('GET', addressOf(resource, id))
    for (const { name } of withheld) expect(text).not.toContain(`"${name}"`)
    const [{ changes }] = await eventsOf(resource, id)
    for (const { path } of withheld) {
      const own = changes.filter(({ field }: { field: string }) => field === path.join('.'))
      expect(own).toEqual([{ field: path.join('.') }])
    }
  })
})

describe.each((resources as readonly Resource[]).filter(({ isSingleton }) => !isSingleton))(
  '$name',
  (resource) => {
    test('is made once, however often the same request comes', async () => {
      const headers = { 'idempotency-key': `make-${resource.name}` }
      const given = resource.id.isGiven ? { [resource.id.name]: givenId(resource) } : {}
      const body = { ...given, ...exampleOf(resource) }
      const send = () => admin('POST', resource.path, { body, headers })
      const [first, second] = [await send(), await send()]
      expect([first.status, second.status, second.text]).toEqual([201, 201, first.text])
      expect(second.headers.get('idempotency-replayed')).toBe('true')
    })

    test.runIf(resource.id.isGiven)('has an id of its own, which no other can take', async () => {
      const { id } = await makeRecord(admin, resource)
      const make = (body: object, query = '') =>
        admin('POST', `${resource.path}${query}`, { body: { ...exampleOf(resource), ...body } })
      for (const query of ['', '?dry_run=true']) {
        const taken = await make({ [resource.id.name]: id }, query)
        expect([taken.status, taken.body.code]).toEqual([409, 'conflict'])
      }
      const isText = resource.id.form === 'text'
      for (const [sent, code] of [
        [undefined, 'required'],
        [null, 'required'],
        [1, 'wrong_type'],
        [' ', 'invalid_text'],
        // No browser reaches what has such an address.
        ...(isText ? [['.', 'invalid_text'] as const, ['..', 'invalid_text'] as const] : []),
      ]) {
        const refused = await make({ [resource.id.name]: sent })
        expect([refused.status, refused.body.errors]).toMatchObject([
          422,
          [{ pointer: `/${resource.id.name}`, code }],
        ])
        if (!createsMany(resource)) continue
        const one = { ...newBody(resource), [resource.id.name]: sent }
        for (const query of ['', '?dry_run=true']) {
          const many = await admin('POST', resource.path + query, { body: [one] })
          expect([many.status, many.body.errors]).toMatchObject([
            422,
            [{ pointer: `/0/${resource.id.name}`, code }],
          ])
        }
      }
      for (const text of isText ? ['...', '.a', 'a.', '..a', '..\u{20000}'] : []) {
        const { answer } = await makeRecord(admin, resource, { [resource.id.name]: text })
        expect((await admin('GET', addressOf(resource, text))).text).toBe(answer.text)
      }
    })

    test('keeps the longest text of every field at once, of characters that take four bytes', async () => {
      const own = [...resource.leaves, ...resource.secrets].filter(
        ({ kind, isWebAddress, names }) =>
          ['text', 'textList', 'secret'].includes(kind) && !isWebAddress && !names,
      )
      const { id, list } = resource
      const longest = bodyOfAll(
        own.map((field) => {
          const text = wideText(field.maxLength ?? 0)
          return [field, field.kind === 'textList' ? [text] : text]
        }),
      )
      const given = id.isGiven && id.form === 'text' && { [id.name]: wideText(id.maxLength ?? 0) }
      const body = { ...newBody(resource), ...longest, ...given }
      const tried = await admin('POST', `${resource.path}?dry_run=true`, { body })
      expect([tried.status, tried.status === 200 ? '' : tried.text]).toEqual([200, ''])
      const made = await admin('POST', resource.path, { body })
      expect([made.status, made.status === 201 ? '' : made.text]).toEqual([201, ''])
      const read = await admin('GET', addressOf(resource, made.body[id.name]))
      for (const field of own.filter(({ kind, writeOnly }) => kind !== 'secret' && !writeOnly)) {
        expect(valueAt(read.body, field)).toEqual(valueAt(body, field))
      }
      // Each page of one goes on after it, whatever the list is sorted by.
      for (const member of list?.sortable ?? []) {
        const page = await admin('GET', `${resource.path}?sort=-${member}&limit=1`)
        const at = `${resource.path}?sort=-${member}&limit=1&cursor=${page.body.next_cursor}`
        const next = page.body.next_cursor === null ? page : await admin('GET', at)
        expect([member, page.status, next.status]).toEqual([member, 200, 200])
      }
    })

    test.runIf(resource.madeByPut)('comes to be with its first PUT', async () => {
      const address = addressOf(resource, givenId(resource))
      const record = exampleInPlace(resource)
      const put = (query = '', headers: Record<string, string> = {}) =>
        admin('PUT', `${address}${query}`, { body: record, headers })
      expect((await put('', { 'if-match': '*' })).status).toBe(412)
      expect((await put('?dry_run=true')).body.changes.length).toBeGreaterThan(0)
      expect((await admin('GET', address)).status).toBe(404)
      expect((await put('', { 'if-none-match': '*' })).status).toBe(200)
      expect((await put('', { 'if-none-match': '*' })).status).toBe(412)
      expect((await put()).text).toBe((await admin('GET', address)).text)
      const { body } = await admin('GET', `${address}/events`)
      expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['created'])
    })

    test.runIf(resource.changes.includes('remove'))('goes, and its history stays', async () => {
      const { id, answer } = await makeRecord(admin, resource)
      const address = addressOf(resource, id)
      const etag = answer.headers.get('etag') ?? ''
      expect((await write(resource, id, (await somethingElse(resource)).body)).status).toBe(200)
      const stale = await admin('DELETE', address, { headers: { 'if-match': etag } })
      expect([stale.status, stale.body.code]).toEqual([412, 'precondition_failed'])
      const headers = { 'if-match': stale.headers.get('etag') ?? '', 'audit-user-id': '2' }
      expect((await admin('DELETE', address, { headers })).status).toBe(204)
      for (const method of ['GET', 'DELETE']) {
        expect((await admin(method, address)).status).toBe(404)
      }
      const [last, ...before] = await eventsOf(resource, id)
      expect(last).toMatchObject({ action: 'deleted', audit_user: { user_id: '2' } })
      expect(String(last.version)).toBe(String(before.length + 1))
      expect(last.changes.map(({ field }: { field: string }) => field)).toEqual(
        expect.arrayContaining(resource.required.map(({ name }) => name)),
      )
    })

    const referring = references.filter(({ target }) => target.name === resource.name)
    test.runIf(resource.changes.includes('remove') && referring.length > 0)(
      'stays for as long as others refer to it',
      async () => {
        for (const { by, name } of referring) {
          const { id } = await makeRecord(admin, resource)
          const other = await makeRecord(admin, by, { [name]: id })
          const refused = await admin('DELETE', addressOf(resource, id))
          expect([refused.status, refused.body?.code]).toEqual([409, 'conflict'])
          expect(refused.body.detail).toContain(by.title.toLowerCase())
          expect((await admin('GET', addressOf(resource, id))).status).toBe(200)
          const [method, address] = [methodOf(by) ?? 'PATCH', addressOf(by, other.id)]
          const elsewhere = { [name]: (await makeRecord(admin, resource)).id }
          const body = method === 'PUT' ? { ...exampleInPlace(by), ...elsewhere } : elsewhere
          expect((await admin(method, address, { body })).status).toBe(200)
          expect((await admin('DELETE', addressOf(resource, id))).status).toBe(204)
        }
      },
    )

    const uniques = resource.leaves.filter(({ unique }) => unique)
    test.runIf(uniques.length > 0)(
      'shares no text that is its own, whatever the case',
      async () => {
        const { answer } = await makeRecord(admin, resource)
        const { id } = await makeRecord(admin, resource)
        for (const { name } of uniques) {
          const body = { [name]: String(answer.body[name]).toUpperCase() }
          const errors = [{ pointer: `/${name}`, code: 'in_use' }]
          for (const query of ['', '?dry_run=true']) {
            const given = resource.id.isGiven ? { [resource.id.name]: givenId(resource) } : {}
            const made = { ...given, ...exampleOf(resource), ...body }
            const refused = [
              await admin('POST', resource.path + query, { body: made }),
              await write(resource, id, body, {}, query),
            ]
            for (const { status, body } of refused) {
              expect([status, body.errors]).toMatchObject([422, errors])
            }
          }
          // Of many at once that ask for one text, one gets it.
          const wanted = { ...exampleOf(resource), [name]: `wanted-by-many-${id}` }
          const asked = await Promise.all(
            Array.from({ length: 5 }, () => {
              const given = resource.id.isGiven ? { [resource.id.name]: givenId(resource) } : {}
              return admin('POST', resource.path, { body: { ...given, ...wanted } })
            }),
          )
          expect(asked.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422])
        }
      },
    )

    test.runIf(resource.uniqueTogether.length > 0)(
      'is alike to no other in what no two share together, whoever is first',
      async () => {
        const { id, answer } = await makeRecord(admin, resource)
        for (const members of resource.uniqueTogether) {
          const same = Object.fromEntries(members.map((name) => [name, answer.body[name]]))
          const twin = await admin('POST', resource.path, {
            body: { ...newBody(resource), ...same },
          })
          expect([twin.status, twin.body.code, twin.body.conflicting_id]).toEqual([
            409,
            'conflict',
            id,
          ])
          const other = await makeRecord(admin, resource)
          const moved = await write(resource, other.id, same)
          expect([moved.status, moved.body.conflicting_id]).toEqual([409, id])
          // Whatever else no two share is each one's own.
          const example = exampleOf(resource)
          const wanted = Object.fromEntries(members.map((name) => [name, example[name]]))
          const asked = await Promise.all(
            Array.from({ length: 5 }, () =>
              admin('POST', resource.path, { body: { ...newBody(resource), ...wanted } }),
            ),
          )
          expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
        }
      },
    )

    test.runIf(resource.changes.includes('bulk'))('changes many at once, or none', async () => {
      const ids = [await makeRecord(admin, resource), await makeRecord(admin, resource)]
      const { field, body } = await somethingElse(resource)
      const own = isOwnText(resource, field) ? (await somethingElse(resource)).body : body
      const elements = ids.map(({ id, answer }, index) => ({
        [resource.id.name]: id,
        _if_match: answer.headers.get('etag'),
        ...(index === 0 ? body : own),
      }))
      const tried = await admin('PATCH', `${resource.path}?dry_run=true`, { body: elements })
      expect(tried.body.map((each: { etag: string }) => each.etag)).toEqual(
        elements.map(({ _if_match }) => _if_match),
      )
      const done = await admin('PATCH', resource.path, { body: elements })
      expect(done.body.map((each: Record<string, unknown>) => each[field.name])).toEqual(
        [body, own].map((each) => Object.values(each)[0]),
      )
      const stale = await admin('PATCH', resource.path, { body: elements })
      expect([stale.status, stale.body.errors.length]).toEqual([422, 2])
      const headers = { prefer: 'handling=lenient' }
      const some = [
        { ...elements[0], _if_match: '*', ...(await somethingElse(resource)).body },
        elements[1],
      ]
      const report = await admin('PATCH', resource.path, { body: some, headers })
      expect([report.status, String(report.body.updated), String(report.body.refused)]).toEqual([
        200,
        '1',
        '1',
      ])
    })

    test.runIf(resource.changes.includes('bulk') && resource.uniqueTogether.length > 0)(
      'is told what is wrong with a change that names it by its members',
      async () => {
        const { answer } = await makeRecord(admin, resource)
        for (const members of resource.uniqueTogether) {
          const names = Object.fromEntries(members.map((name) => [name, answer.body[name]]))
          for (const wrong of [{ nmae: 1 }, ...members.map((name) => ({ [name]: [] }))]) {
            const body = [{ ...names, ...wrong }]
            const refused = await admin('PATCH', resource.path, { body })
            expect([refused.status, refused.body.errors]).toMatchObject([
              422,
              [{ pointer: `/0/${Object.keys(wrong)[0]}` }],
            ])
          }
        }
      },
    )

    test.runIf(createsMany(resource))('is made many at once, or none', async () => {
      const { name } = resource.id
      const [first, second] = [newBody(resource), newBody(resource)]
      const both = [first, second]
      const make = (body: unknown, query = '', headers: Record<string, string> = {}) =>
        admin('POST', resource.path + query, { body, headers })
      const total = async () => Number((await admin('GET', `${resource.path}?limit=1`)).body.total)
      const before = resource.list && (await total())
      expect((await nobody('POST', resource.path, { body: both })).status).toBe(403)
      const tried = await make(both, '?dry_run=true')
      expect([tried.status, tried.body.length]).toEqual([200, 2])
      expect(resource.list && (await total())).toBe(before)

      const headers = {
        'x-request-id': `many-${resource.name}`,
        'idempotency-key': `many-${resource.name}`,
      }
      const done = await make(both, '', headers)
      expect([done.status, done.status === 200 ? '' : done.text]).toEqual([200, ''])
      for (const [at, record] of done.body.entries()) {
        const read = await admin('GET', addressOf(resource, record[name]))
        expect(stringify(record)).toBe(stringify(read.body))
        const [entry, ...others] = await eventsOf(resource, record[name])
        expect([entry.action, entry.request_id, others]).toEqual([
          'created',
          `many-${resource.name}`,
          [],
        ])
        const byField = (a: { field: string }, b: { field: string }) => (a.field < b.field ? -1 : 1)
        expect(entry.changes.sort(byField)).toEqual(tried.body[at].changes.sort(byField))
      }
      const again = await make(both, '', headers)
      expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([done.text, 'true'])

      const faulty = [newBody(resource), { ...newBody(resource), no_such_member: 1 }, []]
      const refused = await make(faulty)
      expect(refused.status).toBe(422)
      const pointers = refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)
      expect(pointers).toEqual(['/1/no_such_member', '/2'])
      expect(resource.list && (await total())).toBe(resource.list && Number(before) + 2)
      const lenient = await make(faulty, '', { prefer: 'handling=lenient' })
      expect([String(lenient.body.created), String(lenient.body.refused)]).toEqual(['1', '2'])
      const [only] = lenient.body.results
      expect((await admin('GET', addressOf(resource, only[name]))).status).toBe(200)
      const minimal = await make([newBody(resource)], '', { prefer: 'return=minimal' })
      expect([minimal.status, minimal.text]).toEqual([204, ''])
      const one = await make(newBody(resource), '', { prefer: 'return=minimal' })
      expect([one.status, one.headers.get('preference-applied')]).toEqual([201, null])
      expect(one.body).toHaveProperty(name)
    })

    test.runIf(resource.permissions.create && !createsMany(resource))(
      'is made one by one',
      async () => {
        const refused = await admin('POST', resource.path, { body: [newBody(resource)] })
        expect([refused.status, refused.body.errors[0]?.code]).toEqual([422, 'wrong_type'])
      },
    )

    test.runIf(createsMany(resource))(
      'names among many what another has, or one before it',
      async () => {
        const { answer, id } = await makeRecord(admin, resource)
        const { isGiven, name } = resource.id
        const uniques = resource.leaves.filter(({ unique }) => unique)
        const own = [
          ...(isGiven ? [{ members: [name], twice: 'duplicate', stands: 'conflict' }] : []),
          ...resource.uniqueTogether.map((members) => ({
            members,
            twice: 'duplicate',
            stands: 'conflict',
          })),
          ...uniques.map((field) => ({ members: [field.name], twice: 'in_use', stands: 'in_use' })),
        ]
        for (const { members, twice, stands } of own) {
          const at = members.at(-1)
          const taken = Object.fromEntries(members.map((member) => [member, answer.body[member]]))
          const first = newBody(resource)
          const same = Object.fromEntries(members.map((member) => [member, first[member]]))
          const body = [
            first,
            { ...newBody(resource), ...same },
            { ...newBody(resource), ...taken },
          ]
          for (const query of ['', '?dry_run=true']) {
            const refused = await admin('POST', resource.path + query, { body })
            expect([refused.status, refused.body.errors]).toMatchObject([
              422,
              [
                { pointer: `/1/${at}`, code: twice },
                {
                  pointer: `/2/${at}`,
                  code: stands,
                  ...(stands === 'conflict' && { conflicting_id: id }),
                },
              ],
            ])
          }
          // Of many calls with the same records, one makes them.
          const wanted = [newBody(resource), newBody(resource)]
          const asked = await Promise.all(
            Array.from({ length: 4 }, (_, turn) =>
              admin('POST', resource.path, { body: turn % 2 ? wanted.toReversed() : wanted }),
            ),
          )
          expect(asked.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
        }
        if (!isGiven) return
        // Beside what is wrong with it already, by a lenient call too.
        const body = [{ ...newBody(resource), [name]: id, no_such_member: 1 }]
        const strict = await admin('POST', resource.path, { body })
        expect(strict.body.errors).toHaveLength(2)
        const headers = { prefer: 'handling=lenient' }
        const report = await admin('POST', resource.path, { body, headers })
        expect(report.body.results[0].errors).toEqual(strict.body.errors)
      },
    )

    test.runIf(resource.lockable)('is held by a locking session, and by nobody else', async () => {
      const { id } = await makeRecord(admin, resource)
      const body = { locks: [{ resource: segmentOf(resource), id }] }
      const opened = await admin('POST', '/fm/locking-sessions', { body })
      expect(opened.status).toBe(201)
      const session = { 'delegated-locking-session-id': opened.body.locking_session_id }
      const refused = await write(resource, id, (await somethingElse(resource)).body)
      expect([refused.status, refused.body.code]).toEqual([423, 'locked'])
      expect((await admin('POST', '/fm/locking-sessions', { body })).status).toBe(423)
      expect(
        (await write(resource, id, (await somethingElse(resource)).body, session)).status,
      ).toBe(200)
      await admin('DELETE', `/fm/locking-sessions/${opened.body.locking_session_id}`)
      expect((await write(resource, id, (await somethingElse(resource)).body)).status).toBe(200)
    })
  },
)

describe.each(listed)('the list of $name', (resource) => {
  const { list, id, system, fields, derived } = resource
  const shown = [...fields.values()].filter(({ writeOnly }) => !writeOnly).map(({ name }) => name)
  const members = [...system.map(({ name }) => name), ...shown, ...derived.map(({ name }) => name)]
  const idsIn = (body: { data: Record<string, string>[] }) => body.data.map((row) => row[id.name])

  test('has each record once, whatever it is sorted by', async () => {
    for (let count = 0; count < 3; count += 1) await makeRecord(admin, resource)
    const total = Number((await admin('GET', `${resource.path}?limit=1`)).body.total)
    for (const member of list?.sortable ?? []) {
      for (const sort of [member, `-${member}`]) {
        const found = new Set<unknown>()
        let cursor = ''
        do {
          const query = `?fields=${id.name}&limit=100&sort=${sort}${cursor && `&cursor=${cursor}`}`
          const { body } = await admin('GET', resource.path + query)
          for (const each of idsIn(body)) found.add(each)
          cursor = body.next_cursor ?? ''
        } while (cursor)
        expect([sort, found.size]).toEqual([sort, total])
      }
    }
  })

  test('is left by each filter with the records that a person would pick', async () => {
    // Of each member that sorts, one record has the greatest value there can be.
    for (const name of list?.sortable ?? []) {
      const greatest = GREATEST[fields.get(name)?.kind ?? '']
      if (greatest) await makeRecord(admin, resource, { [name]: greatest })
    }
    const rowsOf = async (query: Record<string, string>) => {
      const found: Record<string, unknown>[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const search = new URLSearchParams({ limit: '200', ...query, ...(cursor && { cursor }) })
        const headers = { 'time-zone': FILTER_ZONE }
        const { status, body, text } = await admin('GET', `${resource.path}?${search}`, { headers })
        expect([`${search}`, status, status === 200 ? '' : text]).toEqual([`${search}`, 200, ''])
        found.push(...body.data)
        cursor = body.next_cursor
        if (cursor === null)
          expect([`${search}`, Number(body.total)]).toEqual([`${search}`, found.length])
      }
      return found
    }
    const all = await rowsOf({})
    const filters = listFilters(resource)
    const unasked = [...system.map(({ name }) => name), ...shown].filter(
      (name) => !filters.has(`${name}_set`),
    )
    expect(unasked).toEqual([])
    for (const filter of filters.values()) {
      // Of a member that no record has set there is no bound to tell them apart by.
      for (const text of filterTexts(filter, all).filter((each) => each !== undefined)) {
        const found = await rowsOf({ [filter.parameter]: text, fields: id.name })
        const expected = all.filter((row) => isLetThrough(filter, text, row))
        expect([filter.parameter, text, found.map((row) => row[id.name]).sort()]).toEqual([
          ...[filter.parameter, text],
          expected.map((row) => row[id.name]).sort(),
        ])
      }
    }
  }, 600_000)

  test('shows any of its members, and no other', async () => {
    await makeRecord(admin, resource)
    const { body } = await admin(
      'GET',
      `${resource.path}?limit=2&fields=${members.join(',')},_etag`,
    )
    for (const row of body.data)
      expect(Object.keys(row).sort()).toEqual([...members, '_etag'].sort())
    const plain = await admin('GET', `${resource.path}?limit=1`)
    expect(Object.keys(plain.body.data[0])).not.toContain('_etag')
    const refused = await admin('GET', `${resource.path}?fields=no_such_member`)
    expect(refused.status).toBe(400)
  })

  test('has a record as it reads by itself', async () => {
    const made = await makeRecord(admin, resource)
    const one = await admin('GET', addressOf(resource, made.id))
    const { body } = await admin(
      'GET',
      `${resource.path}?${id.name}=${encodeURIComponent(made.id)}`,
    )
    const [row] = body.data
    expect(textsOf(row, shownFields(resource))).toEqual(textsOf(one.body, shownFields(resource)))
  })

  test.runIf(list?.searched.length)('finds a record by the words in it', async () => {
    const words = `Quillfeather${turn++}`
    for (const name of list?.searched ?? []) {
      if (name === id.name) continue
      const made = await makeRecord(admin, resource, { [name]: words.toUpperCase() })
      const { body } = await admin('GET', `${resource.path}?search=${words}&fields=${id.name}`)
      expect(idsIn(body)).toContain(made.id)
    }
  })
})

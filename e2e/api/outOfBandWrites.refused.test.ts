import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { GREATEST_NUMBER, givenOutBy, isNumber, lastId } from '@/lib/derive/idForms'
import { kindOf } from '@/lib/derive/kinds'
import { SYSTEM_KINDS } from '@/lib/derive/kinds/system'
import { identifier } from '@/lib/derive/sql'
import { approval, client, packagingDefaults, resources } from '@/lib/resources'
import type { FieldKind } from '@/lib/resources/field'
import { isColumn } from '@/lib/resources/keptColumns'
import type { SystemField } from '@/lib/resources/members'
import type { Field, Resource } from '@/lib/resources/resource'
import type { Caller } from '../support/caller'
import { addressOf, makeRecord, newBody } from '../support/records'
import { openScene, type Scene, untilSomebodyWaits } from '../support/scene'

/** What somebody writes by SQL past the service that it could never answer with. */

let scene: Scene
let admin: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

/** As whoever owns the tables, with nothing said about the history. */
const past = (text: string, values: unknown[] = []) =>
  withConnection(scene.database.url, (connection) => connection.query(text, values))

/** JSON within so many levels of others. */
const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

const MOMENTS = ["'infinity'", "'-infinity'", "'20000-01-01Z'", "'0044-03-15Z BC'"]
const TEXTS = ["U&'\\+10FFFF'", "U&'\\+10FFFF of old'"]
const LONG = `repeat('x', 20001)`
/** Of fields, by their kinds, what their columns take and nobody can be told, or could send back. */
const ODD_FIELDS: Readonly<Partial<Record<FieldKind, (field: Field) => readonly string[]>>> = {
  decimal: () => ["'NaN'"],
  instant: () => MOMENTS,
  text: ({ isWord, isWebAddress }) => [
    ...TEXTS,
    ...(isWord ? ["'two words'", "E'tab\\t'", "U&'no\\00A0break'"] : []),
    ...(isWebAddress ? ["'receiver'", "'ftp://receiver.example'", "'https://two words'"] : []),
  ],
  textList: () => ['NULL', `ARRAY[${LONG}]`, ...TEXTS.map((text) => `ARRAY['one', ${text}]`)],
  permissions: () => ['NULL', "'{{Clients:Read},{Clients:Read}}'", "ARRAY['Clients:Read', NULL]"],
  jsonObject: () => [`'${nested(17)}'`, `'{"a": ${nested(15)}, "b": [${nested(16)}]}'`],
  jsonObjectList: () => [
    "'[1]'",
    "'[{}, [{}]]'",
    `'[${nested(65)}]'`,
    "(SELECT jsonb_agg('{}'::jsonb) FROM generate_series(1, 501))",
    `jsonb_build_array(jsonb_build_object('a', repeat('x', 16384)))`,
  ],
  reference: () => ["'-1'"],
}

/** The same of what the service keeps. */
const ODD_MEMBERS: Readonly<Partial<Record<SystemField['kind'], readonly string[]>>> = {
  moment: MOMENTS,
  choice: TEXTS,
  count: ['-1'],
  id: ['0', '-1', `${10n ** 18n}`],
  user: ['0', '-1', '100000'],
}

/** Columns of a resource whose types take more than can be told, with that. */
const oddOf = ({ id, leaves, system }: Resource): (readonly [string, string])[] => [
  ...leaves.flatMap((field) =>
    (ODD_FIELDS[field.kind]?.(field) ?? []).map((value) => [field.column, value] as const),
  ),
  ...system
    .filter((member) => member.name !== id.name && isColumn(member))
    .flatMap(({ name, kind }) => (ODD_MEMBERS[kind] ?? []).map((value) => [name, value] as const)),
]

test('each kind of field that takes more than can be told is looked at', () => {
  const fields = resources.flatMap(({ leaves }: Resource) => leaves)
  const odd = fields.filter((field) => kindOf(field).unsendable).map(({ kind }) => kind)
  expect(new Set(odd)).toEqual(new Set(Object.keys(ODD_FIELDS)))
  const members = resources.flatMap(({ system }: Resource) => system.filter(isColumn))
  const kept = members.filter(({ kind }) => SYSTEM_KINDS[kind].unsendable).map(({ kind }) => kind)
  expect(new Set(kept)).toEqual(new Set(Object.keys(ODD_MEMBERS)))
})

test('what is as long, as deep and as many as a request may send is taken', async () => {
  const { id } = await makeRecord(admin, client)
  await past('UPDATE client SET bespoke_field_values = $2 WHERE client_id = $1', [id, nested(16)])
  const made = await makeRecord(admin, approval)
  const lines = `[${nested(64)},${JSON.stringify({ a: 'x'.repeat(16_376) })}${',{}'.repeat(498)}]`
  await past('UPDATE approval SET maintenance_lines = $2 WHERE approval_id = $1', [made.id, lines])
  const { body } = await admin('GET', addressOf(approval, made.id))
  expect(body.maintenance_lines).toHaveLength(500)
})

const WITH_ODD = resources
  .filter((each: Resource) => oddOf(each).length > 0)
  .map((each: Resource) => [each.name, each] as const)

describe.each(WITH_ODD)('of %s nothing is taken that no answer can tell', (_, resource) => {
  const { table, id } = resource
  const REFUSED = /has a value that no request can send/

  test('as it is changed', async () => {
    const made = await makeRecord(admin, resource)
    for (const [column, value] of oddOf(resource)) {
      const text = `UPDATE ${identifier(table)} SET ${identifier(column)} = ${value} WHERE ${identifier(id.name)} = $1`
      await expect(past(text, [made.id]), `${column} = ${value}`).rejects.toThrow(REFUSED)
    }
    expect((await admin('GET', addressOf(resource, made.id))).status).toBe(200)
  })

  test.skipIf(resource.isSingleton)('as it is made, nor an id that has no address', async () => {
    const [odd] = oddOf(resource) as [[string, string]]
    for (const [column, value] of [odd, [id.name, isNumber(resource) ? "'0'" : "'two words'"]]) {
      const text = `INSERT INTO ${identifier(table)} (${identifier(column as string)}) VALUES (${value})`
      await expect(past(text), text).rejects.toThrow(REFUSED)
    }
  })
})

test('a row that has such a value already is changed in all else', async () => {
  const { id } = await makeRecord(admin, client)
  await withConnection(scene.database.url, async (connection) => {
    await connection.query('SET session_replication_role = replica')
    await connection.query("UPDATE client SET finance_limit = 'NaN' WHERE client_id = $1", [id])
  })
  await past("UPDATE client SET area = 'North' WHERE client_id = $1", [id])
  await past('UPDATE client SET finance_limit = 5 WHERE client_id = $1', [id])
  const { body } = await admin('GET', addressOf(client, id))
  expect([body.area, Number(body.finance_limit)]).toEqual(['North', 5])
})

test('what is told of a moment beyond all that can be told is the nearest, where it stands there already', async () => {
  const { id } = await makeRecord(admin, approval)
  await withConnection(scene.database.url, async (connection) => {
    await connection.query('SET session_replication_role = replica')
    await connection.query("UPDATE approval SET created = 'infinity' WHERE approval_id = $1", [id])
  })
  const answer = await admin('GET', addressOf(approval, id))
  expect([answer.status, answer.body.created]).toEqual([200, '9999-12-31T23:59:59Z'])
})

test('pain: with a client its packaging defaults go, and are nobody else’s under its id', async () => {
  const { id } = await makeRecord(admin, packagingDefaults, { bank_bsb: '062-001' })
  await past('DELETE FROM client WHERE client_id = $1', [id])
  expect((await admin('GET', addressOf(packagingDefaults, id))).status).toBe(404)
  const entries = (await admin('GET', `/fm/events?record_id=${id}&limit=2`)).body.data
  expect(
    entries.map(({ resource, action }: Record<string, string>) => [resource, action]).sort(),
  ).toEqual([
    ['client', 'deleted'],
    ['packaging_defaults', 'deleted'],
  ])
  await past("INSERT INTO client (client_id, name) VALUES ($1, 'Somebody else')", [id])
  expect((await admin('GET', addressOf(packagingDefaults, id))).body).not.toMatchObject({
    bank_bsb: '062-001',
  })
})

test('pain: packaging defaults that are set while their client goes are those of nobody', async () => {
  const { id } = await makeRecord(admin, client, { name: 'About to go' })
  const address = addressOf(packagingDefaults, id)
  const set = await withConnection(scene.database.url, async (connection) => {
    await connection.query('BEGIN')
    await connection.query('DELETE FROM client WHERE client_id = $1', [id])
    const answer = admin('PUT', address, { body: { bank_bsb: '062-001' } })
    await untilSomebodyWaits(scene.database)
    await connection.query('COMMIT')
    return answer
  })
  expect([set.status, set.body.code]).toEqual([404, 'record_not_found'])
  expect((await admin('GET', address)).status).toBe(404)
})

test('pain: packaging defaults of no client are refused', async () => {
  const orphan = "INSERT INTO packaging_defaults (client_id, bank_bsb) VALUES ($1, '062-001')"
  await expect(past(orphan, ['8000000001'])).rejects.toMatchObject({ code: '23503' })
})

const NUMBERED = resources
  .filter((each: Resource) => (lastId(each) ?? GREATEST_NUMBER) < GREATEST_NUMBER)
  .filter(({ sharesIdsOf }: Resource) => !sharesIdsOf)
  .map((each: Resource) => [each.name, each] as const)

test.each(NUMBERED)('ids of %s end where an address does', async (_, resource) => {
  const last = lastId(resource)
  const sequence = givenOutBy(resource)
  await expect(past(`SELECT setval('${sequence}', ${last}::bigint + 1)`)).rejects.toThrow(sequence)
  await past(`SELECT setval('${sequence}', ${last}, false)`)
  const made = await makeRecord(admin, resource)
  expect(made.id).toBe(String(last))
  expect((await admin('GET', addressOf(resource, made.id))).status).toBe(200)
  const refused = await admin('POST', resource.path, { body: newBody(resource) })
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
  expect(refused.body.detail).toContain(`go to ${last}, and all of them have been given out`)
})

test('an entry that a script made of a record that cannot be costs nobody the history, the feed or a list', async () => {
  const before = (await admin('GET', '/fm/changes?after=now')).body.position
  await past(
    "SELECT enter_event('client', 'x y', 1, 1, 1, 'slip', 'updated', NULL, '[]'), enter_event('approval', '1', 99, 1, 1, 'late', 'updated', NULL, '[]')",
  )
  await withConnection(scene.database.url, async (connection) => {
    await connection.query('SET session_replication_role = replica')
    await connection.query("UPDATE event SET at = 'infinity' WHERE request_id = 'late'")
  })
  for (const path of [
    '/fm/events',
    '/fm/events?group=request',
    `/fm/changes?after=${before}&include=record`,
    '/fm/clients?updated_since=2026-01-01',
    '/fm/approvals/1/events',
  ]) {
    expect([path, (await admin('GET', path)).status]).toEqual([path, 200])
  }
})

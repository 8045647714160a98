/**
 * A database as the very first migration made it, with records and a history from then, brought to what
 * is now: all that later migrations and the service work out of what is there (searches, orders, totals,
 * permissions, notes and seals of the history) they work out of rows that none of their triggers has seen.
 */
import { hash } from '@node-rs/argon2'
import { parse, stringify } from 'lossless-json'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { chosenOf } from '@/components/history/undo/plan'
import { batchesOf, readPlan, sendBatch } from '@/components/history/undo/requests'
import { type Connection, withConnection } from '@/lib/db/connection'
import { withDatabase } from '@/lib/db/database'
import { migrate } from '@/lib/db/migrations/migrate'
import { migrations } from '@/lib/db/migrations/pending'
import { embeddedServiceUrl } from '@/lib/db/serviceRole'
import { isSearchable } from '@/lib/derive/database/searchText'
import { verifyNotes } from '@/lib/records/history/noteFaults'
import { verifyHistory } from '@/lib/records/history/verification'
import { verifySearch } from '@/lib/records/searchTexts/verification'
import { resources } from '@/lib/resources'
import { PERMISSIONS } from '@/lib/resources/permissions'
import { noteHistory } from '@/lib/server/housekeeping'
import { type Caller, signIn } from '../support/caller'
import { callAsPage } from '../support/consoleCalls'
import { databaseName, SERVICE_PASSWORD, startService, type TestService } from '../support/service'

/** Those that the first version gave to administrators. */
const FIRST_PERMISSIONS = [
  ...['Clients:Read', 'Clients:Create', 'Clients:Update'],
  ...['ClientPackagingDefaults:Read', 'ClientPackagingDefaults:Set'],
  ...['Approvals:Read', 'Approvals:Create', 'Approvals:Update'],
  ...['Audit:UserIdOverride', 'DelegatedLocking', 'Locks:Break', 'Users:Manage', 'Roles:Manage'],
]

type Row = Readonly<Record<string, unknown>>

const LONG = 'Ü'.repeat(255)
const NOTE = '\u202eA line of a note.\n'.repeat(1050)

/** Members as answers have them, each text or figure as it is to come back. */
const CLIENTS: readonly Row[] = [
  { name: 'Østfold Kommune & Søn', client_code: 'ØST-001', abn: '51 824 753 556', state: 'VIC' },
  { name: '', client_code: ' leading and trailing ', client_type: 'inactive' },
  { name: LONG, client_code: LONG, client_id_external: LONG, client_group_note: NOTE },
  { client_code: '00-7/ab.C', finance_limit: '-9999999999999.123456', no_of_ftes: -2147483648 },
  { name: 'O\'Brien \\ "Sons"\t(Pty)', acn: '004 085 616', dirty_flag: '0001-01-01T00:00:00Z' },
  {
    name: 'Zz 🚚 Haulage',
    business_start_date: '0001-01-01',
    mla_date: '9999-12-31',
    inclusion_client_exclusions: ['', 'a,b', '"', 'NULL', '{}'],
    bespoke_field_values: { deep: { '': [100, '0.10', null] } },
  },
]

const LINES = [
  { amount: 10.1, description: 'Tyres' },
  { amount: '4.25' },
  { amount: 'none', tax: { rate: 0.1 } },
]

/** An id that fits neither 64 bits nor a figure of JavaScript. */
const LONG_ID = '99999999999999999999'
const APPROVALS: readonly Row[] = [
  { contract_id: 'C-1', maintenance_lines: LINES, supplier_id: '17', invoice_no: 'INV 0042' },
  { contract_id: 'C-unknown', status_flag: 'requested', driver_name: 'Łukasz' },
  { approval_id: LONG_ID, contract_id: 'c-1', approval_limit: '0.000001', notes: NOTE },
]

const parameterOf = (value: unknown, name: string): unknown =>
  name === 'maintenance_lines' || name === 'bespoke_field_values' ? JSON.stringify(value) : value

const insert = (connection: Connection, table: string, row: Row) => {
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`)
  return connection.query(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`,
    names.map((name) => parameterOf(row[name], name)),
  )
}

/** A client that somebody deleted by SQL, when that left its packaging defaults. */
const ORPHANED = '4711'

/** More than a block of the history has, so that some of it is noted in blocks. */
const EDITS = 1500

/** Fills a database that has only what the first migration made, as that version did. */
async function fillFirst(connection: Connection): Promise<void> {
  const admin = { user_id: 1, audit_user_id: 1, request_id: 'first' }
  const enter = (resource: string, record_id: string, entry: Row) => {
    const { changes, ...rest } = { version: 1, action: 'created', changes: [], ...entry }
    const fields = (changes as Row[]).map(({ field }) => field)
    const all = { resource, record_id, ...admin, ...rest, fields }
    return insert(connection, 'event', { ...all, changes: JSON.stringify(changes) })
  }
  await insert(connection, 'role', { name: 'Administrator', permissions: FIRST_PERMISSIONS })
  await insert(connection, 'role', { name: 'ÄRZTE', permissions: ['Clients:Read'] })
  const quick = { memoryCost: 8, timeCost: 1, parallelism: 1 }
  const password_hash = await hash('admin-demo-password', quick)
  const people = [
    { user_name: 'admin', display_name: 'Priya Raman', role_id: 1 },
    { user_name: 'ana', display_name: 'Ana Petrov', role_id: 2, enabled: false },
  ]
  for (const person of people)
    await insert(connection, 'user_account', { ...person, password_hash })
  for (const [at, client] of CLIENTS.entries()) {
    await insert(connection, 'client', client)
    const changes = Object.entries(client).map(([field, to]) => ({ field, from: null, to }))
    await enter('client', String(at + 1), { changes })
  }
  const packaging = { client_id: 1, bank_bsb: '013-999', report_groups: ['all', ''] }
  await insert(connection, 'packaging_defaults', packaging)
  await enter('packaging_defaults', '1', { action: 'created' })
  await insert(connection, 'packaging_defaults', { ...packaging, client_id: ORPHANED })
  await insert(connection, 'contract', { contract_id: 'C-1', client_id: 1 })
  for (const [at, approval] of APPROVALS.entries()) {
    await insert(connection, 'approval', { ...approval, user_id: 1, user_id_edit: 2 })
    await enter('approval', approval.approval_id === undefined ? String(at + 1) : LONG_ID, {})
  }
  await connection.query(
    `INSERT INTO event (resource, record_id, version, user_id, audit_user_id, request_id, action, changes, fields)
    SELECT 'client', 2, n + 1, 1, 2, 'first-edit-' || n, 'updated', jsonb_build_array(jsonb_build_object('field', 'area', 'from', 'Area ' || n - 1, 'to', 'Area ' || n)), '{area}'
    FROM generate_series(1, ${EDITS}) n`,
  )
  await connection.query(
    `UPDATE client SET area = 'Area ${EDITS}', version = ${EDITS + 1} WHERE client_id = 2`,
  )
}

let url: string
let service: TestService
let admin: Caller
beforeAll(async () => {
  const server = inject('templateUrl').replace(/[^/]*$/, '')
  const name = databaseName()
  url = `${server}${name}`
  await withConnection(`${server}postgres`, (connection) =>
    connection.query(`CREATE DATABASE ${name}`),
  )
  await migrate(url, migrations().slice(0, 1))
  await withConnection(url, fillFirst)
  await migrate(url)
  await embeddedServiceUrl(url, SERVICE_PASSWORD)
  service = await startService(url)
  admin = await signIn(service.base, 'admin')
})
afterEach(() => {
  vi.unstubAllGlobals()
})
afterAll(async () => {
  await service?.stop()
  const [, server, name] = /^(.*\/)(.*)$/.exec(url) ?? []
  await withConnection(`${server}postgres`, (connection) =>
    connection.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  )
})

const read = async (path: string) => {
  const answer = await admin('GET', path)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

const idsOf = async (path: string): Promise<string[]> =>
  (await read(path)).data.map((record: Record<string, string>) => Object.values(record)[0])

test('finds each value as it was', async () => {
  for (const [at, client] of CLIENTS.entries()) {
    const found = await read(`/fm/clients/${at + 1}`)
    const told = Object.fromEntries(Object.keys(client).map((name) => [name, found[name]]))
    const figures = {
      ...client,
      ...('finance_limit' in client && { finance_limit: told.finance_limit }),
    }
    expect(parse(stringify(told) ?? '')).toEqual(parse(JSON.stringify(figures)))
  }
  expect(String((await read('/fm/clients/4')).finance_limit)).toBe('-9999999999999.123456')
  expect(await read('/sp/client/packaging-defaults/1')).toMatchObject({
    bank_bsb: '013-999',
    report_groups: ['all', ''],
  })
  expect(await read(`/fm/approvals/${LONG_ID}`)).toMatchObject({ contract_id: 'c-1', notes: NOTE })
  const lines = (await read('/fm/approvals/1')).maintenance_lines
  expect(JSON.parse(stringify(lines) ?? '')).toEqual(LINES)
})

test('has nothing left of a client that is gone, and says what went', async () => {
  const { rows } = await withConnection(url, (connection) =>
    connection.query('SELECT client_id::text FROM packaging_defaults'),
  )
  expect(rows).toEqual([{ client_id: '1' }])
  const { data } = await read(`/fm/events?record_id=${ORPHANED}`)
  expect(data).toMatchObject([
    {
      ...{ resource: 'packaging_defaults', action: 'deleted' },
      changes: expect.arrayContaining([{ field: 'bank_bsb', from: '013-999', to: null }]),
    },
  ])
})

test('finds and sorts what was there before there was a search and an order beside it', async () => {
  const found = (list: string, search: string, id: string) =>
    idsOf(`${list}?search=${encodeURIComponent(search)}&fields=${id}`)
  expect(await found('/fm/clients', 'ostfold', 'client_id')).toEqual(['1'])
  expect(await found('/fm/clients', 'østfold', 'client_id')).toEqual(['1'])
  expect(await found('/fm/clients', '51824753556', 'client_id')).toEqual(['1'])
  expect(await found('/fm/clients', 'haulgae', 'client_id')).toEqual(['6'])
  expect(await found('/fm/approvals', 'łukasz', 'approval_id')).toEqual(['2'])
  expect(await found('/fm/approvals', LONG_ID, 'approval_id')).toEqual([LONG_ID])
  expect(await found('/admin/users', 'petrov', 'user_id')).toEqual(['2'])
  expect(await found('/admin/roles', 'ärzte', 'role_id')).toEqual(['2'])
  expect(await found('/fm/contracts', 'c-1', 'contract_id')).toEqual(['C-1'])
  expect(await idsOf('/fm/clients?sort=name&fields=client_id')).toEqual([
    '2',
    '5',
    '6',
    '1',
    '3',
    '4',
  ])
  expect(await idsOf('/fm/clients?sort=finance_limit&limit=1&fields=client_id')).toEqual(['4'])
  expect(await idsOf('/fm/approvals?sort=-_lines_total&limit=1&fields=approval_id')).toEqual(['1'])
  expect(await idsOf('/fm/approvals?contract_id=C-1&fields=approval_id')).toEqual(['1'])
  expect(await idsOf('/fm/clients?search=haulage&name_set=true&fields=client_id')).toEqual(['6'])
})

test('is read by what the records say, each list and each search', async () => {
  await withDatabase(url, async (db) => {
    const faults: string[] = []
    const found = verifySearch(db, (fault) => faults.push(fault))
    const names = []
    for await (const { resource } of found) names.push(resource)
    expect(faults).toEqual([])
    expect(names).toEqual(resources.filter(isSearchable).map(({ name }) => name))
  })
})

test('has every list, by each order that it can be in', async () => {
  for (const { path, list, parent } of resources) {
    if (!list || parent) continue
    const { total } = await read(path)
    for (const order of list.sortable) {
      const { data } = await read(`${path}?sort=-${order}&include=labels&limit=200`)
      expect([path, order, data.length]).toEqual([path, order, Number(total)])
    }
  }
})

test('keeps its history, seals it, and goes on with it', async () => {
  const { data, total } = await read('/fm/clients/2/events?limit=1')
  expect([Number(total), data[0]]).toMatchObject([
    EDITS + 1,
    { action: 'updated', audit_user: { user_id: '2' } },
  ])
  await withDatabase(url, async (db) => {
    await noteHistory(db, () => false)
    const faults: string[] = []
    const tell = (fault: string) => faults.push(fault)
    const { entries } = await verifyHistory(db, tell)
    expect([faults, await verifyNotes(db, tell)]).toEqual([[], 0])
    expect(entries).toBeGreaterThan(EDITS + CLIENTS.length + APPROVALS.length)
  })
  const changed = await admin('PATCH', '/fm/clients/1', { body: { state: null } })
  expect(changed.status).toBe(200)
  const after = await read('/fm/clients/1/events')
  expect(after.data.map(({ action, changes }: Row) => [action, (changes as Row[]).at(-1)])).toEqual(
    [
      ['updated', { field: 'state', from: 'VIC', to: null }],
      ['created', { field: 'state', from: null, to: 'VIC' }],
    ],
  )
})

test('undoes what was done before', async () => {
  const user = { user_id: '1', display_name: 'Priya Raman' }
  await callAsPage({ base: service.base } as never, 'admin')
  const request = { request_id: `first-edit-${EDITS}`, user, audit_user: { ...user, user_id: '2' } }
  const plan = await readPlan(request as never, null, () => true)
  for (const batch of batchesOf(chosenOf(plan, new Set()))) {
    await sendBatch(batch, { reason: 'A mistake', context: { 'X-Request-Id': 'undo' } })
  }
  expect((await read('/fm/clients/2')).area).toBe(`Area ${EDITS - 1}`)
})

test('gives administrators what came since', async () => {
  const { permissions } = await read('/me')
  expect([...permissions].sort()).toEqual(Object.keys(PERMISSIONS).sort())
  const { data } = await read('/admin/roles?sort=name')
  expect(data.map((role: Row) => role.name)).toEqual(['Administrator', 'ÄRZTE'])
})

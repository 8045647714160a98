import { stringify } from 'lossless-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alongWith, NAMINGS, type Naming, namingsOf } from '@/lib/derive/naming'
import { referrersOf } from '@/lib/derive/referrers'
import { findNames } from '@/lib/records/lists/names'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { type Caller, signIn } from '../support/caller'
import { bodyOf } from '../support/fieldBodies'
import { meanwhile } from '../support/meanwhile'
import { addressOf, makeRecord, methodOf } from '../support/records'
import { rowsLookedAt } from '../support/rowsLookedAt'
import { openScene, type Scene } from '../support/scene'
import { signInWith } from '../support/users'

let scene: Scene
let admin: Caller
let viewer: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  viewer = await scene.as('viewer')
})
afterAll(() => scene.close())

const addSupplier = async (supplier_id: string, name: string) => {
  const made = await admin('POST', '/fm/suppliers', { body: { supplier_id, name } })
  expect(made.status).toBe(201)
}
const addCode = async (list: string, code: string, name: string, rest = {}) => {
  const body = { list, code, name, ...rest }
  expect((await admin('POST', '/fm/codes', { body })).status).toBe(201)
}
const namesOf = async (of: string, query: string, call = admin) =>
  (await call('GET', `/fm/names/${of}?${query}`)).body.data

const recordName = (entry: { record_name: string | null }) => entry.record_name

let made = 4170

/** Somebody who may do just so much. */
const withPermissions = (permissions: readonly string[]): Promise<Caller> =>
  signInWith(admin, scene.base, permissions)

describe('names', () => {
  test('are told of ids, in their order, and of what nobody knows there are none', async () => {
    await addSupplier('N-1', 'Quokka Tyres')
    await addSupplier('N-2', 'Bilby Brakes')
    const record = (record_id: string) => ({ resource: 'supplier', record_id })
    expect(await namesOf('supplier', 'ids=N-2,nobody,N-1')).toEqual([
      { id: 'N-2', name: 'Bilby Brakes', active: true, ...record('N-2') },
      { id: 'N-1', name: 'Quokka Tyres', active: true, ...record('N-1') },
    ])
    expect(await namesOf('user', 'ids=2,99999,x')).toMatchObject([{ id: '2' }])
  })

  test('lead to ids, whatever their case; several may share one', async () => {
    await addSupplier('N-3', 'Twin Motors')
    await addSupplier('N-4', 'twin motors')
    const found = await namesOf('supplier', 'called=TWIN%20MOTORS,Nobody')
    expect(found.map(({ id }: { id: string }) => id).sort()).toEqual(['N-3', 'N-4'])
  })

  test('lead to nothing that has none, also by what stands last where lists sort by them', async () => {
    const { client_id } = (await admin('POST', '/fm/clients', { body: { name: null } })).body
    expect(await namesOf('client', `ids=${client_id}`)).toMatchObject([{ name: '' }])
    expect(await namesOf('client', 'called=%F4%8F%BF%BF,&name=')).toEqual([])
  })

  test('with commas are asked for one by one, as are ids', async () => {
    const supplier = 'Helper, C & Co'
    await addSupplier('N-7', supplier)
    await addSupplier('N-8', 'Plain Panels')
    await addSupplier('N,9', 'Comma Cables')
    const asked = (of: string, ...query: [string, string][]) =>
      namesOf(of, String(new URLSearchParams(query)))
    const found = await asked('supplier', ['name', 'helper, c & co'], ['name', 'Plain Panels'])
    expect(found).toMatchObject([{ id: 'N-7', name: supplier }, { id: 'N-8' }])
    expect(await asked('supplier', ['called', supplier])).toEqual([])
    const both = await asked('supplier', ['id', 'N-8'], ['ids', 'N-7'], ['name', supplier])
    expect(both).toMatchObject([{ id: 'N-8' }, { id: 'N-7' }])
    expect(await asked('supplier', ['id', 'N,9'])).toMatchObject([{ name: 'Comma Cables' }])
  })

  test('are found by words of the name and by the id, slips allowed', async () => {
    await addSupplier('ZX-77', 'Wobbegong Windscreens')
    const first = async (search: string) => (await namesOf('supplier', `search=${search}`))[0]?.id
    expect(await first('wobbeg')).toBe('ZX-77')
    expect(await first('wobegong')).toBe('ZX-77')
    expect(await first('zx-77')).toBe('ZX-77')
  })

  const SEARCHED = resources.flatMap((each: Resource) => {
    const { name, namesAreOpen, list, id } = each
    const members = (list?.searched ?? []).filter((member) => member !== id.name)
    return namesAreOpen ? members.map((member) => [name, member, each] as const) : []
  })

  test.each(SEARCHED)(
    'pain: of a %s nobody finds anything by its %s, unless it is told or they may read it',
    async (name, member, of) => {
      const { recordName, id, permissions } = of
      const word = `Q${made++}x`
      const { answer } = await makeRecord(admin, of, { [member]: word })
      const { list } = answer.body
      const value = String(list ? answer.body.code : answer.body[id.name])
      const findsAs = async (...held: string[]) => {
        const naming = list ? `${name}.${list}` : name
        const data = await namesOf(naming, `search=${word}`, await withPermissions(held))
        return data.map((found: { id: string }) => found.id)
      }
      expect(await findsAs(permissions.read)).toEqual([value])
      const isTold =
        (recordName !== 'parent' && member === recordName.field) || (list && member === 'code')
      expect(await findsAs()).toEqual(isTold ? [value] : [])
    },
  )

  test('come by id, by name and by words in one call, each once', async () => {
    await addSupplier('N-5', 'Galah Glass')
    await addSupplier('N-6', 'Corella Clutches')
    const found = await namesOf('supplier', 'ids=N-6&called=galah%20glass&search=galah')
    expect(found.map(({ id }: { id: string }) => id)).toEqual(['N-6', 'N-5'])
  })

  test('of codes are those of their list alone, in its order, with what is out of use marked', async () => {
    await addCode('country', 'B', 'Second', { order: -2 })
    await addCode('country', 'A', 'Third', { order: -1, active: false })
    await addCode('country', 'C', 'First', { order: -3 })
    await addCode('channel', 'A', 'Of another list')
    expect(await namesOf('code.country', 'limit=3')).toMatchObject([
      { id: 'C', name: 'First', active: true },
      { id: 'B', name: 'Second', active: true },
      { id: 'A', name: 'Third', active: false },
    ])
    expect(await namesOf('code.channel', 'ids=A')).toMatchObject([{ name: 'Of another list' }])
    expect(await namesOf('code.country', 'search=third')).toMatchObject([{ id: 'A' }])
  })

  const GIVERS = [...NAMINGS].flatMap(([of, naming]) =>
    alongWith(naming).map((giver) => [of, giver.resource.name, giver] as const),
  )

  test.each(GIVERS)('of %s lead to the record that has them: %s', async (of, name, giver) => {
    const { resource: kind, list } = giver
    const { id } = await makeRecord(admin, kind, list && { list, code: `L-${list}` })
    const value = list ? `L-${list}` : id
    const [known] = await namesOf(of, String(new URLSearchParams({ id: value })))
    expect(known).toMatchObject({ id: value, resource: name, record_id: id })
    const read = await admin('GET', addressOf(kind, known.record_id))
    expect(read.status).toBe(200)
  })

  test('of a contract are those of its client', async () => {
    const { id } = await makeRecord(admin, resource('client'), { name: 'Numbat Council' })
    await admin('PUT', '/fm/contracts/NC-1', { body: { client_id: id } })
    expect(await namesOf('contract', 'ids=NC-1')).toMatchObject([{ name: 'Numbat Council' }])
  })

  test('of a contract lead to it: by its own id first, then by what its client is called', async () => {
    const make = async (name: string, ...contracts: string[]) => {
      const { id } = await makeRecord(admin, resource('client'), { name })
      for (const contract of contracts)
        await admin('PUT', `/fm/contracts/${contract}`, { body: { client_id: id } })
    }
    await make('Quollbury Haulage of the South', 'NQ-3', 'NQ-1')
    await make('Quoll Freight', 'NQ-4')
    await make('Echidna Freight', 'quoll-2')
    const idsOf = async (query: string, call = admin) =>
      (await namesOf('contract', query, call)).map(({ id }: { id: string }) => id)
    expect(await idsOf('search=quoll')).toEqual(['quoll-2', 'NQ-4', 'NQ-1', 'NQ-3'])
    expect(await idsOf('search=quoll+suoth')).toEqual(['NQ-1', 'NQ-3'])
    expect(await idsOf('search=quoll&limit=2')).toEqual(['quoll-2', 'NQ-4'])
    expect(await idsOf('search=nobody+is+called+that')).toEqual([])
    // Who sees no clients is told neither them nor by what they are found.
    const seesNone = await withPermissions(['Approvals:Read'])
    expect((await seesNone('GET', '/fm/names/contract?search=quoll')).status).toBe(403)
  })

  test('that are open go to everybody, others to whoever may read the records', async () => {
    for (const [of, naming] of NAMINGS) {
      const answer = await viewer('GET', `/fm/names/${of}`)
      const { namesAreOpen, permissions }: Resource = naming.resource
      const held = (await viewer('GET', '/me')).body.permissions
      const may =
        namesAreOpen ||
        [permissions.read, ...(permissions.seen ?? [])].some((each) => held.includes(each))
      expect([of, answer.status]).toEqual([of, may ? 200 : 403])
    }
  })

  const REFERRING = resources.flatMap((each: Resource) =>
    each.permissions.create
      ? each.leaves.flatMap(({ path, required, target }) =>
          required && target ? [[each.name, path.join('.'), each, target] as const] : [],
        )
      : [],
  )

  test.each(REFERRING)(
    'pain: whoever may do all with a %s is told what its %s may be',
    async (_, member, { permissions }, target) => {
      const { read, create, update } = permissions
      const held = [read, create, update].filter((each) => each !== undefined)
      const call = await withPermissions(held)
      expect((await namesOf(target.name, 'limit=1', call))?.length).toBe(1)
      const list = await call('GET', `${target.path}?limit=1`)
      expect([member, list.status]).toEqual([member, 200])
    },
  )

  test.each(
    resources.filter(({ recordName }: Resource) => recordName === 'parent').map(({ name }) => name),
  )("that are a parent's go to those alone who may read that: %s and its history", async (name) => {
    const kind = resource(name)
    const { id } = await makeRecord(admin, kind)
    const parent = kind.parent?.resource.permissions.read as string
    const toldTo = async (permissions: string[]) => {
      const call = await withPermissions(permissions)
      const all = await call('GET', `/fm/events?resource=${name}&record_id=${id}`)
      const own = await call('GET', `${addressOf(kind, id)}/events`)
      const names = await call('GET', `/fm/names/${name}?ids=${id}`)
      return {
        all: all.body.data.map(recordName),
        own: own.body.data.map(recordName),
        names: kind.list && (names.body.data ?? names.body.required_permission),
      }
    }
    const { read } = kind.permissions
    const told = await toldTo([read, parent])
    expect(told.own).toEqual(told.all)
    expect(told.all).toEqual([expect.any(String)])
    expect(told.names).toEqual(kind.list && [expect.objectContaining({ name: told.all[0] })])
    if (read === parent) return
    expect(await toldTo([read])).toEqual({ all: [null], own: [null], names: kind.list && parent })
  })

  test.each([
    ['/fm/names/colours', 400, 'malformed_id'],
    ['/fm/names/code.colours', 400, 'malformed_id'],
    [`/fm/names/supplier?ids=${'x,'.repeat(3)}${'y'.repeat(256)}`, 400, 'invalid_parameter'],
    [
      `/fm/names/supplier?ids=${Array.from({ length: 201 }, (_, index) => index).join()}`,
      400,
      'invalid_parameter',
    ],
    ['/fm/names/supplier?idd=1', 400, 'unknown_parameter'],
    ['/fm/clients?include=names', 400, 'invalid_parameter'],
  ])('%s is refused', async (path, status, code) => {
    const answer = await admin('GET', path)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})

const resource = (name: string): Resource =>
  resources.find((each) => each.name === name) as Resource

describe('labels', () => {
  const named = resources.flatMap((each): [string, string, Resource][] =>
    methodOf(each)
      ? [...namingsOf(each)]
          .map(([member]) => [each.name, member, each] as const)
          .map((row) => [...row])
      : [],
  )

  test.each(named)(
    '%s: %s is named beside the record, in lists and by itself',
    async (_, member, of) => {
      const naming = namingsOf(of).get(member)
      const field = of.leaves.find(({ path }) => path.join('.') === member)
      const body: Record<string, unknown> = {}
      let name = ''
      if (naming?.list) {
        name = `Name for ${member}`
        await addCode(naming.list, `L-${of.name}-${member}`, name)
        if (field) Object.assign(body, bodyOf(field, `L-${of.name}-${member}`))
      } else if (naming && field) {
        const target = await makeRecord(admin, naming.resource)
        const [known] = await namesOf(naming.resource.name, `ids=${encodeURIComponent(target.id)}`)
        name = known.name
        Object.assign(body, bodyOf(field, target.id))
      } else {
        name = (await namesOf('user', 'ids=1'))[0].name
      }
      const { id } = await makeRecord(admin, of, body)
      const address = addressOf(of, id)
      const plain = await admin('GET', address)
      const labelled = await admin('GET', `${address}?include=labels`)
      expect(labelled.body._labels).toMatchObject({ [member]: name })
      const { _labels, ...rest } = labelled.body
      expect(rest).toEqual(plain.body)
      expect(plain.body).not.toHaveProperty('_labels')
      if (!of.list) return
      const top = member.split('.')[0]
      const listed = await admin(
        'GET',
        `${of.path}?include=labels&fields=${of.id.name},${top}&${of.id.name}=${encodeURIComponent(id)}`,
      )
      expect(listed.body.data[0]._labels).toMatchObject({ [member]: name })
      expect(
        Object.keys(listed.body.data[0]._labels).every((key) => key.startsWith(top ?? '')),
      ).toBe(true)
    },
  )

  test('follow a name that changes, and no 304 hides it', async () => {
    await addSupplier('N-9', 'Before')
    const { id } = await makeRecord(admin, resource('approval'), { supplier_id: 'N-9' })
    const path = `/fm/approvals/${id}?include=labels`
    const first = await admin('GET', path)
    const etag = first.headers.get('etag') ?? ''
    const again = { headers: { 'if-none-match': etag } }
    expect((await admin('GET', path, again)).status).toBe(304)
    await admin('PATCH', '/fm/suppliers/N-9', { body: { name: 'After' } })
    const renamed = await admin('GET', path, again)
    expect([renamed.status, renamed.body._labels.supplier_id]).toEqual([200, 'After'])
    const changed = await admin('PATCH', `/fm/approvals/${id}`, {
      body: { notes: 'Under the tag of what was read' },
      headers: { 'if-match': etag },
    })
    expect(changed.status).toBe(200)
  })

  test('leave out what the role may not read', async () => {
    const { id: role } = await makeRecord(admin, resource('role'), {
      name: 'Approvals alone',
      permissions: ['Approvals:Read'],
    })
    await makeRecord(admin, resource('user'), {
      user_name: 'narrow',
      role_id: role,
      password: 'a passphrase of its own',
    })
    const narrow = await signIn(scene.base, 'narrow', 'a passphrase of its own')
    const { id: client } = await makeRecord(admin, resource('client'))
    await admin('PUT', '/fm/contracts/NC-2', { body: { client_id: client } })
    const { id } = await makeRecord(admin, resource('approval'), { contract_id: 'NC-2' })
    const path = `/fm/approvals/${id}?include=labels`
    expect((await admin('GET', path)).body._labels).toHaveProperty('contract_id')
    const seen = (await narrow('GET', path)).body._labels
    expect(seen).not.toHaveProperty('contract_id')
    expect(seen).toHaveProperty('user_id')
  })
})

test('ten thousand codes of a list are looked through by an index', async () => {
  await scene.database.query(
    `INSERT INTO code (list, code, name) SELECT 'sic', 'X' || n, 'Class number ' || n FROM generate_series(1, 10000) n`,
  )
  await scene.database.query('ANALYZE code, code_search_text')
  const naming = NAMINGS.get('code.sic') as Naming
  const rows = await rowsLookedAt(scene.database, /^code/, (db) =>
    findNames(db, naming, 'number 4711', 20, () => false),
  )
  expect(rows).toBeLessThan(1000)
  expect(await namesOf('code.sic', 'search=x4711')).toMatchObject([{ id: 'X4711' }])
})

describe('the search of approvals', () => {
  const found = async (search: string) =>
    (await admin('GET', `/fm/approvals?search=${encodeURIComponent(search)}&limit=200`)).body.data
      .map((each: { approval_id: string }) => each.approval_id)
      .sort()
  const approvalOf = async (supplier_id: string) =>
    (await makeRecord(admin, resource('approval'), { supplier_id })).id

  test('finds the name of the supplier, whoever was there first, and follows it', async () => {
    const early = await approvalOf('SN-1')
    expect(await found('Thylacine')).toEqual([])
    await addSupplier('SN-1', 'Thylacine Towing')
    expect(await found('Thylacine')).toEqual([early])
    const late = await approvalOf('SN-1')
    const both = [early, late].sort()
    expect(await found('thylacine towing')).toEqual(both)
    await admin('PATCH', '/fm/suppliers/SN-1', { body: { name: 'Numbat Recovery' } })
    expect([await found('Thylacine'), await found('Numbat Recovery')]).toEqual([[], both])
    await admin('PATCH', `/fm/approvals/${late}`, { body: { supplier_id: 'elsewhere' } })
    expect(await found('Numbat Recovery')).toEqual([early])
  })

  test('forgets the name of a supplier that somebody removes by SQL', async () => {
    await addSupplier('SN-9', 'Wambenger Wheels')
    const id = await approvalOf('SN-9')
    expect(await found('wambenger')).toEqual([id])
    await scene.database.query("DELETE FROM supplier WHERE supplier_id = 'SN-9'")
    expect(await found('wambenger')).toEqual([])
    await addSupplier('SN-9', 'Potoroo Paint')
    expect(await found('potoroo')).toEqual([id])
  })

  test('finds an approval by its new supplier where the one that it leaves is renamed meanwhile', async () => {
    await addSupplier('N-20', 'Left Behind')
    await addSupplier('N-21', 'Gone There')
    const id = await approvalOf('N-20')
    const leave = 'UPDATE approval SET supplier_id = $2 WHERE approval_id = $1'
    const renamed = await meanwhile(scene.database, [[leave, id, 'N-21']], () =>
      admin('PATCH', '/fm/suppliers/N-20', { body: { name: 'Ever After' } }),
    )
    expect(renamed.status).toBe(200)
    expect([await found('gone there'), await found('ever after')]).toEqual([[id], []])
  })

  describe('where a supplier is made meanwhile', () => {
    const insert = 'INSERT INTO supplier (supplier_id, name) VALUES ($1, $2)'

    test('finds an approval that names it from the beginning', async () => {
      const made = [insert, 'N-30', 'Bettong Batteries'] as const
      const id = await meanwhile(scene.database, [made], () => approvalOf('N-30'))
      expect(await found('bettong batteries')).toEqual([id])
    })

    test('finds an approval that comes to name it, by what it is made of otherwise', async () => {
      const id = await approvalOf('N-31')
      const change = "UPDATE approval SET invoice_no = 'QUOLL-31' WHERE approval_id = $1"
      await meanwhile(scene.database, [[change, id]], () => addSupplier('N-31', 'Quokka Glass'))
      expect([await found('quoll-31'), await found('quokka glass')]).toEqual([[id], [id]])
    })

    test('finds an approval that leaves it by its new supplier', async () => {
      await addSupplier('N-33', 'Planigale Panels')
      const id = await approvalOf('N-32')
      const leave = "UPDATE approval SET supplier_id = 'N-33' WHERE approval_id = $1"
      await meanwhile(scene.database, [[leave, id]], () => addSupplier('N-32', 'Dunnart Doors'))
      expect([await found('planigale'), await found('dunnart')]).toEqual([[id], []])
    })
  })

  test('misses no approval that is written while its supplier is renamed', async () => {
    await addSupplier('SN-2', 'Name 0')
    const renaming = async () => {
      for (let n = 1; n <= 20; n++) {
        await admin('PATCH', '/fm/suppliers/SN-2', { body: { name: `Pademelon${n}` } })
      }
    }
    const writing = Array.from({ length: 4 }, async () => {
      const ids: string[] = []
      for (let n = 0; n < 8; n++) ids.push(await approvalOf('SN-2'))
      return ids
    })
    const [ids] = await Promise.all([Promise.all(writing), renaming()])
    const words = await scene.database.query<{ words: string }>(
      'SELECT words FROM approval_search_text WHERE approval_id = ANY ($1::numeric[])',
      [ids.flat()],
    )
    expect(words).toHaveLength(32)
    expect(words.filter((each) => !/ pademelon20( |$)/.test(each.words))).toEqual([])
  })
})

describe('what names a record', () => {
  const referencesTo = async (path: string, call = admin) =>
    (await call('GET', `${path}/references`)).body.data
  const of = (data: { resource: string; member: string }[], kind: string, member: string) =>
    data.find((each) => each.resource === kind && each.member === member)

  test('is counted by status, with what it comes to', async () => {
    await addSupplier('R-1', 'Referred Repairs')
    for (const [status_flag, amount] of [
      ['active', 10.1],
      ['active', 20.25],
      ['batch', 2.5],
      ['batch', 2.5],
    ]) {
      await makeRecord(admin, resource('approval'), {
        supplier_id: 'R-1',
        status_flag,
        maintenance_lines: [{ amount }],
      })
    }
    await makeRecord(admin, resource('approval'), { supplier_id: 'r-1' })
    await makeRecord(admin, resource('client'), { supplier_id_broker: 'R-1' })
    const data = await referencesTo('/fm/suppliers/R-1')
    const found = of(data, 'approval', 'supplier_id') as Record<string, unknown> | undefined
    expect(JSON.parse(stringify(found) ?? '')).toEqual({
      resource: 'approval',
      member: 'supplier_id',
      value: 'R-1',
      total: 4,
      statuses: [
        { value: 'active', total: 2, sum: 30.35 },
        { value: 'batch', total: 2, sum: 5 },
      ],
    })
    // As every figure is written.
    expect(stringify(found)).toContain('"sum":5}')
    expect(JSON.parse(stringify(of(data, 'client', 'supplier_id_broker')) ?? '')).toMatchObject({
      total: 1,
      value: 'R-1',
    })
  })

  test('of a client are its children, its contracts and what these bear', async () => {
    const { id } = await makeRecord(admin, resource('client'))
    await makeRecord(admin, resource('client'), { client_id_parent: id })
    await admin('PUT', '/fm/contracts/R-C', { body: { client_id: id } })
    await makeRecord(admin, resource('approval'), { contract_id: 'R-C' })
    const totals = (await referencesTo(`/fm/clients/${id}`)).map(
      ({ resource: kind, member, total }: Record<string, unknown>) => [kind, member, String(total)],
    )
    expect(totals).toEqual(
      expect.arrayContaining([
        ['client', 'client_id_parent', '1'],
        ['contract', 'client_id', '1'],
        ['approval', 'client_id', '1'],
      ]),
    )
  })

  test('of a code are the fields of its list alone, by the code', async () => {
    const { id } = await makeRecord(admin, resource('code'), { list: 'channel', code: 'CH' })
    const data = await referencesTo(`/fm/codes/${id}`)
    expect(data).toMatchObject([{ resource: 'client', member: 'channel_id', value: 'CH' }])
  })

  test('leads to a list of just these, for every kind that can be named', async () => {
    for (const each of resources as readonly Resource[]) {
      if (each.isSingleton) continue
      const { id } = await makeRecord(admin, each)
      const answer = await admin('GET', `${addressOf(each, id)}/references`)
      expect([each.name, answer.status]).toEqual([
        each.name,
        referrersOf(each).length > 0 ? 200 : 404,
      ])
      if (answer.status !== 200) continue
      for (const { resource: kind, member, value, total } of answer.body.data) {
        const list = await admin(
          'GET',
          `${resource(kind).path}?${member}=${encodeURIComponent(value)}&limit=1`,
        )
        expect([kind, member, list.status]).toEqual([kind, member, 200])
        if (total !== null) expect(String(list.body.total)).toBe(String(total))
      }
    }
  })

  test('leaves out what the role may not read, and is 404 of nothing', async () => {
    const { id: role } = await makeRecord(admin, resource('role'), {
      name: 'Suppliers alone',
      permissions: ['Suppliers:Read'],
    })
    await makeRecord(admin, resource('user'), {
      user_name: 'suppliers.alone',
      role_id: role,
      password: 'a passphrase of its own',
    })
    const alone = await signIn(scene.base, 'suppliers.alone', 'a passphrase of its own')
    await addSupplier('R-2', 'Another')
    expect(await referencesTo('/fm/suppliers/R-2', alone)).toEqual([])
    expect((await admin('GET', '/fm/suppliers/none/references')).status).toBe(404)
  })
})

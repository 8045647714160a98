import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { writeList } from '@/lib/text/commaList'
import type { Caller } from '../support/caller'
import { makeRecord } from '../support/records'
import { openScene, type Scene } from '../support/scene'
import { signInWith } from '../support/users'

/** What may be one and the same, entered twice: as records that are there, and as values that may come. */

let scene: Scene
let admin: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

const SETS = resources.flatMap((resource: Resource) =>
  (resource.duplicates?.by ?? []).map((by) => [resource.name, by.join(), resource, by] as const),
)

/** Records of a resource with such values, as answers have them. */
const made = async (resource: Resource, ...all: Record<string, unknown>[]) => {
  const records: Record<string, string>[] = []
  for (const body of all) records.push((await makeRecord(admin, resource, body)).answer.body)
  return records
}

async function found(of: string, query: Record<string, string | readonly string[]>) {
  const parameters = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value as string]),
  )
  const answer = await admin('GET', `/fm/duplicates/${of}?${new URLSearchParams(parameters)}`)
  expect(answer.status).toBe(200)
  return answer.body.data
}

describe.each(SETS)('%s by %s', (name, _, resource, by) => {
  const idOf = (record: Record<string, string> | undefined) => record?.[resource.id.name] as string
  const values = (text: (place: number) => string) =>
    Object.fromEntries(by.map((member, place) => [member, text(place)]))

  test('is found in whatever case, with whatever signs, by values and by records', async () => {
    const written = values((place) => `Ab-${place} 12/77`)
    const [one, other] = await made(
      resource,
      written,
      values((place) => `aB${place}.1277`),
    )
    const asked = by.map((_, place) => `AB ${place}12 77`)
    const by_ = { id: null, by, values: asked, more: false }
    const [sharing, ...more] = await found(name, { by: writeList(by), value: writeList(asked) })
    expect(more).toEqual([])
    expect(sharing).toMatchObject(by_)
    const ids = sharing.records.map(({ id }: { id: string }) => id)
    expect([...ids].sort()).toEqual([idOf(one), idOf(other)].sort())

    const ofOne = await found(name, { id: [idOf(one), 'nobody'] })
    expect(ofOne).toMatchObject([
      { id: idOf(one), by, values: Object.values(written), records: [{ id: idOf(other) }] },
    ])
  })

  test('is not found where one of its members differs, or has no letter or digit', async () => {
    await made(
      resource,
      values((place) => `differs-${place}`),
      values((place) => (place === 0 ? 'differs' : `differs-${place}`)),
      values(() => '--'),
    )
    const last = by.map((_, place) => `differs ${place === by.length - 1 ? 'much' : place}`)
    const none = by.map(() => '--')
    const query = { by: writeList(by), value: [writeList(last), writeList(none)] }
    expect(await found(name, query)).toEqual([])
  })

  test.skipIf(by.length === 1)(
    'is found where neither has what stands beside the code',
    async () => {
      const [code = '', ...beside] = by
      const text = `Alone ${by.join(' ')}`
      const without = (nothing: string | null) => ({
        [code]: text,
        ...Object.fromEntries(beside.map((member) => [member, nothing])),
      })
      const all = await made(resource, without(null), without(null), without('--'))
      for (const one of all) {
        const [sharing] = await found(name, { id: idOf(one) })
        const others = all.filter((each) => each !== one).map(idOf)
        expect(sharing.records.map(({ id }: { id: string }) => id).sort()).toEqual(others.sort())
      }
      const asked = [text, ...beside.map(() => '')]
      const [byValues] = await found(name, { by: writeList(by), value: writeList(asked) })
      expect(byValues.records).toHaveLength(all.length)
    },
  )

  test('is told of five, and that there are more', async () => {
    const [first] = await made(resource, ...Array(7).fill(values((place) => `of many ${place}`)))
    const [{ records, more }] = await found(name, { id: idOf(first) })
    expect([records.length, more]).toEqual([5, true])
  })

  test('says what such a record is called, and how far it has come', async () => {
    const text = (place: number) => `is told ${place}`
    const [record] = await made(resource, values(text))
    const query = { by: writeList(by), value: writeList(by.map((_, place) => text(place))) }
    const [{ records }] = await found(name, query)
    const { recordName, status } = resource
    expect(records).toEqual([
      {
        id: idOf(record),
        name: recordName === 'parent' ? null : record?.[recordName.field],
        status: status ? record?.[status] : null,
      },
    ])
  })

  for (const { field, among } of resource.duplicates?.except ?? []) {
    test.each(among)(`counts for nothing where ${field} is %s`, async (value) => {
      const alike = values((place) => `${value} ${place}`)
      const [plain, excepted] = await made(resource, alike, { ...alike, [field]: value })
      expect(await found(name, { id: [idOf(plain), idOf(excepted)] })).toEqual([])
    })
  }

  test('takes the permission to read the records', async () => {
    const others = Object.values(resource.permissions).filter(
      (each) => each !== resource.permissions.read,
    )
    const caller = await signInWith(admin, scene.base, others)
    const refused = await caller('GET', `/fm/duplicates/${name}?id=1`)
    expect([refused.status, refused.body.required_permission]).toEqual([
      403,
      resource.permissions.read,
    ])
  })
})

test.each([
  ['client', 'by=invoice_no,supplier_id&value=1,2', 'by'],
  ['client', 'by=name&value=1', 'by'],
  ['approval', 'by=abn&value=1', 'by'],
  ['approval', 'value=1', 'value'],
  ['approval', 'by=invoice_no,supplier_id&value=1,2,3', 'value'],
])('of %s %s is refused by its name', async (of, query, parameter) => {
  const refused = await admin('GET', `/fm/duplicates/${of}?${query}`)
  expect([refused.status, refused.body.parameter]).toEqual([400, parameter])
})

test('a comma within a value stands behind a backslash', async () => {
  const approval = resources.find(({ name }) => name === 'approval') as Resource
  const values = { invoice_no: 'comma, within', supplier_id: 'S,1' }
  const [record] = await made(approval, values)
  const query = {
    by: 'invoice_no,supplier_id',
    value: writeList(Object.values(values)),
  }
  const [sharing] = await found('approval', query)
  expect(sharing.values).toEqual(Object.values(values))
  expect(sharing.records).toMatchObject([{ id: record?.approval_id }])
})

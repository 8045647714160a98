import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { idsOf, openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller
let client: string
let patch: (raw: string | Uint8Array<ArrayBuffer>, type?: string) => ReturnType<Caller>

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  client = (await idsOf(scene.database, 'client'))[0] as string
  patch = (raw, type = 'application/json') =>
    editor('PATCH', `/fm/clients/${client}`, { raw, headers: { 'content-type': type } })
})
afterAll(() => scene.close())

describe('malformed JSON says where it breaks', () => {
  test.each([
    ['{"name": }', 9],
    ['{"name": "a", }', 14],
    ['{"name" "a"}', 8],
    ['{"name": "a"', 12],
    ['[1, 2}', 5],
    ['{"name": "tab\there"}', 13],
    ['{"name": "\\x"}', 10],
    ['{"no_of_ftes": 01}', 16],
    ['{"no_of_ftes": +1}', 15],
    ['{"no_of_ftes": NaN}', 15],
    ["{'name': 1}", 1],
    ['{} {}', 3],
    ['', 0],
  ])('%s at %i', async (raw, position) => {
    const { status, body } = await patch(raw)
    expect([status, body.code]).toEqual([400, 'malformed_json'])
    expect(body.position.value).toBe(String(position))
  })

  test('on its line and column', async () => {
    const { body } = await patch('{\n  "name": "a",\n  oops\n}')
    expect(body.detail).toContain('line 3, column 3')
    const atBreak = await patch('{\r\n\r\n"name"\n\n:\n')
    expect(atBreak.body.detail).toContain('line 6, column 1')
  })

  test('bytes that are no UTF-8 are no JSON', async () => {
    const { status, body } = await patch(Uint8Array.from([0x7b, 0xff, 0x7d]))
    expect([status, body.code]).toEqual([400, 'malformed_json'])
  })
})

describe('a member named twice in one object is refused', () => {
  test.each([
    ['with other values', '{"name":"a","name":"b"}', '/name'],
    ['with equal values', '{"name":"a","name":"a"}', '/name'],
    ['under another spelling', '{"name":"a","na\\u006de":"a"}', '/name'],
    ['nested', '{"client_defaults":{"management_fee":1,"management_fee":1}}', '/management_fee'],
    [
      'deep in free values',
      '{"bespoke_field_values":{"a":[{"b~/c":1,"b~/c":2}]}}',
      '/bespoke_field_values/a/0/b~0~1c',
    ],
    ['called __proto__', '{"__proto__":1,"__proto__":1}', '/__proto__'],
  ])('%s', async (_name, raw, pointer) => {
    const { status, body } = await patch(raw)
    expect([status, body.code]).toEqual([400, 'duplicate_member'])
    expect(body.pointer.endsWith(pointer)).toBe(true)
  })

  test('and the same name in two objects is not that', async () => {
    const raw = '{"bespoke_field_values":{"a":{"b":1},"c":{"b":1}},"bank_bsb":"b"}'
    expect((await patch(raw)).status).toBe(200)
  })
})

test('pain: a body of more values than any that is kept is refused, whatever they are, before it fills the memory', async () => {
  const send = (raw: string) =>
    editor('PATCH', '/fm/clients', { raw, headers: { 'content-type': 'application/json' } })
  for (const value of ['0', '{}', '[]']) {
    const { status, body } = await send(`[${`${value},`.repeat(600_000)}${value}]`)
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          pointer: '',
          code: 'out_of_range',
          message: 'The body may have at most 500000 values.',
        },
      ],
    ])
  }
  const { body } = await send(`[${'0,'.repeat(400_000)}0]`)
  expect(body.detail).toBe('One call takes at most 1000 clients.')
})

describe('members', () => {
  test.each([
    ['financelimit', 'finance_limit'],
    ['Name', 'name'],
    ['contact1_emial', 'contact1_email'],
  ])('pain: a misspelt member is refused, never dropped: %s means %s', async (sent, meant) => {
    const before = await editor('GET', `/fm/clients/${client}`)
    const { status, body } = await patch(`{"${sent}":"1","bank_bsb":"999-999"}`)
    expect([status, body.errors.length]).toEqual([422, 1])
    expect(body.errors[0]).toMatchObject({ pointer: `/${sent}`, code: 'unknown_member' })
    expect(body.errors[0].message).toContain(meant)
    expect((await editor('GET', `/fm/clients/${client}`)).text).toBe(before.text)
  })

  test.each(['__proto__', 'constructor', 'toString', '', 'a/b~c', 'name\\u0000'])(
    '"%s" is no member',
    async (name) => {
      const { status, body } = await patch(`{"${name}":{"x":1}}`)
      expect([status, body.errors[0].code]).toEqual([422, 'unknown_member'])
    },
  )

  test.each(['[]', '1', '"a"', 'null', 'true'])('a body that is %s is no record', async (raw) => {
    const { status, body } = await patch(raw)
    expect([status, body.errors]).toMatchObject([422, [{ pointer: '', code: 'wrong_type' }]])
  })

  test('all faults are named at once', async () => {
    const { body } = await patch('{"nam":1,"state":"VIK","finance_limit":"1","due_date":"x"}')
    const pointers = body.errors.map((fault: { pointer: string }) => fault.pointer)
    expect(pointers.sort()).toEqual(['/due_date', '/finance_limit', '/nam', '/state'])
  })
})

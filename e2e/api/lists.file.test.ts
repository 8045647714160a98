import { connect } from 'node:net'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '@/lib/resources'
import { type Answer, type Caller, callerOf } from '../support/caller'
import { openScene, type Scene } from '../support/scene'
import { isDirect } from '../support/service'

let scene: Scene
let admin: Caller
let viewer: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  viewer = await scene.as('viewer')
})
afterAll(() => scene.close())

const CSV = { headers: { accept: 'text/csv' } }

/** The rows of a file by its heads; a reader of texts has taken the mark at its beginning away. */
function rowsOf({ status, text }: Answer): Record<string, string>[] {
  expect([status, text]).toEqual([200, text])
  const { data, errors } = Papa.parse<Record<string, string>>(text, {
    header: true,
    delimiter: ',',
    newline: '\r\n',
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  return data
}

test('a file has all that is found, in order, beyond any page', async () => {
  const codes = Array.from({ length: 1000 }, (_, index) => `FILE-${1999 - index}`)
  const body = codes.map((code) => ({ list: 'channel', code, name: `Of a file ${code}` }))
  expect((await admin('POST', '/fm/codes', { body })).status).toBe(200)
  const found = 'code_contains=FILE-&sort=code'
  const file = await admin('GET', `/fm/codes?${found}`, CSV)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="Codes.csv"')
  expect(rowsOf(file).map((row) => row.Code)).toEqual(codes.toReversed())
})

/** More of approvals than a connection holds that nobody reads from. */
const LONG = '/fm/approvals?invoice_no_contains=LONG-&fields=approval_id,notes'

/** A file that has begun to come, of which its reader takes no more for now. */
async function begun(path: string) {
  const { access_token } = (
    await callerOf(scene.base)('POST', '/authenticate', {
      body: { username: 'viewer', password: 'viewer-demo-password' },
    })
  ).body
  const answer = await fetch(scene.base + path, {
    headers: { accept: 'text/csv', authorization: `Bearer ${access_token}` },
  })
  expect(answer.status).toBe(200)
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const bytes = [(await reader.read()).value as Uint8Array]
  return async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return Buffer.concat(bytes).toString('utf8')
      bytes.push(value)
    }
  }
}

describe('while it goes out', () => {
  beforeAll(() =>
    scene.database.query(
      `INSERT INTO approval (contract_id, user_id, user_id_edit, notes, invoice_no, approval_limit)
       SELECT 'C-40001', 1, 1, repeat('n', 20000), 'LONG-' || n, n FROM generate_series(1, 1500) n`,
    ),
  )

  test.each([
    ['of its list', '', 'Approvals:Read'],
    ['of a column', ',_client_name', 'Clients:Read'],
    ['of the names beside a column', ',contract_id', 'Clients:Read'],
  ])('pain: whoever may read no more %s gets no more of it', async (_, fields, permission) => {
    const change = (how: string) =>
      scene.database.query(
        `UPDATE role SET permissions = ${how}(permissions, $1) WHERE name = 'Viewer'`,
        [permission],
      )
    const rest = await begun(LONG + fields)
    await change('array_remove')
    await expect(rest()).rejects.toThrow('terminated')
    await change('array_append')
  })

  test('pain: it lacks nothing that moves to another place of its order, and has nothing twice', async () => {
    const rest = await begun(`${LONG},invoice_no&sort=-approval_limit`)
    // One that is yet to come goes before all, and one that is there already behind them.
    const move = (limit: number, invoice: string) =>
      scene.database.query('UPDATE approval SET approval_limit = $1 WHERE invoice_no = $2', [
        limit,
        invoice,
      ])
    await move(9999, 'LONG-1')
    await move(0.5, 'LONG-1500')
    await scene.database.query("DELETE FROM approval WHERE invoice_no = 'LONG-2'")
    const rows = rowsOf({ status: 200, text: (await rest()).slice(1) } as Answer)
    const numbers = rows.map((row) => Number(row['Invoice number']?.slice('LONG-'.length)))
    expect(numbers).toEqual(
      Array.from({ length: 1500 }, (_, at) => 1500 - at).filter((number) => number !== 2),
    )
  })
})

/** What comes for a file over HTTP/1.0, up to the end of the connection: the head, and how much follows. */
async function overOldHttp(path: string) {
  const { hostname, port, pathname } = new URL(scene.base)
  const { access_token } = (
    await callerOf(scene.base)('POST', '/authenticate', {
      body: { username: 'viewer', password: 'viewer-demo-password' },
    })
  ).body
  const socket = connect(Number(port), hostname)
  const lines = ['Accept: text/csv', `Authorization: Bearer ${access_token}`, 'Host: localhost']
  socket.write([`GET ${pathname}${path} HTTP/1.0`, ...lines, '', ''].join('\r\n'))
  const pieces: Buffer[] = []
  for await (const piece of socket) pieces.push(piece as Buffer)
  const bytes = Buffer.concat(pieces)
  const end = bytes.indexOf('\r\n\r\n')
  return { head: bytes.toString('latin1', 0, end), body: bytes.subarray(end + 4) }
}

describe.skipIf(!isDirect)('over HTTP/1.0, which cannot tell a file that was cut', () => {
  beforeAll(() =>
    scene.database.query(
      `INSERT INTO approval (contract_id, user_id, user_id_edit, notes, invoice_no)
       SELECT 'C-40001', 1, 1, repeat('n', 20000), 'OLD-' || n FROM generate_series(1, 900) n`,
    ),
  )

  test('a file of several pieces has a length', async () => {
    const { head, body } = await overOldHttp(
      '/fm/approvals?fields=invoice_no&invoice_no_contains=OLD-',
    )
    expect(head).toMatch(/^HTTP\/1\.1 200 /)
    expect(head).toMatch(new RegExp(`^content-length: ${body.length}\r?$`, 'im'))
    expect(head).not.toMatch(/^transfer-encoding/im)
    expect(body.toString('utf8').trimEnd().split('\r\n')).toHaveLength(901)
  })

  test('pain: one that is too long for that is refused, and nothing of it is sent', async () => {
    const { head, body } = await overOldHttp('/fm/approvals?fields=notes&invoice_no_contains=OLD-')
    expect(head).toMatch(/^HTTP\/1\.1 426 /)
    expect(head).toMatch(/^upgrade: HTTP\/1\.1\r?$/im)
    expect(JSON.parse(body.toString('utf8'))).toMatchObject({ code: 'upgrade_required' })
    const whole = await viewer('GET', '/fm/approvals?fields=notes&invoice_no_contains=OLD-', CSV)
    expect(rowsOf(whole)).toHaveLength(900)
  })
})

test('its columns are those that are named, in that order, with names beside ids', async () => {
  const query = 'fields=name,user_id,_etag&search=Wattleford'
  const [row] = rowsOf(await admin('GET', `/fm/clients?${query}`, CSV))
  const { body } = await admin('GET', '/fm/clients/10001?include=labels')
  expect(Object.entries(row ?? {})).toEqual([
    ['Name', 'Wattleford City Council'],
    ['Account manager', body.user_id],
    ['Name of account manager', body._labels.user_id],
    ['Version', expect.stringMatching(/^"[1-9]/)],
  ])
})

test('without fields its columns are those that lists show', async () => {
  const [first] = rowsOf(await admin('GET', '/fm/suppliers', CSV))
  expect(Object.keys(first ?? {}).slice(0, 3)).toEqual(['Name', 'Supplier ID', 'Trading name'])
})

test('it begins with the mark by which spreadsheets know UTF-8', async () => {
  const { access_token } = (
    await callerOf(scene.base)('POST', '/authenticate', {
      body: { username: 'viewer', password: 'viewer-demo-password' },
    })
  ).body
  const answer = await fetch(`${scene.base}/fm/suppliers`, {
    headers: { accept: 'text/csv', authorization: `Bearer ${access_token}` },
  })
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

test('nothing in it is run by a spreadsheet, and figures keep their digits', async () => {
  const raw = '{"name":"=1+1","finance_limit":1250000.25}'
  const client = (await admin('POST', '/fm/clients', { raw })).body.client_id
  const query = `client_id=${client}&fields=name,finance_limit`
  const { text } = await admin('GET', `/fm/clients?${query}`, CSV)
  expect(text).toBe("Name,Finance limit\r\n'=1+1,1250000.25\r\n")
})

test.each([
  ['cursor', async () => (await admin('GET', '/fm/clients?limit=1')).body.next_cursor],
  ['limit', async () => '50'],
])('a %s is refused, as a file has no pages', async (name, value) => {
  const answer = await admin('GET', `/fm/clients?${name}=${await value()}`, CSV)
  expect([answer.status, answer.body.code, answer.body.parameter]).toEqual([
    400,
    'invalid_parameter',
    name,
  ])
})

test.each([
  ['text/csv', 'text/csv'],
  ['text/csv, application/json;q=0.5', 'text/csv'],
  ['Text/CSV', 'text/csv'],
  ['Application/JSON, text/csv', 'json'],
  ['application/json, text/csv;q=0.9', 'json'],
  ['text/csv;q=0, application/json', 'json'],
  ['*/*', 'json'],
  ['text/*', 'text/csv'],
  ['text/*, application/json;q=0.5', 'text/csv'],
  ['application/json, text/*', 'json'],
  ['text/csv;q=0, text/*, application/json;q=0.5', 'json'],
])('accepting %s brings %s', async (accept, type) => {
  const { headers } = await admin('GET', '/fm/contracts?fields=contract_id', {
    headers: { accept },
  })
  expect(headers.get('content-type')).toContain(type)
})

test('what is no list has no file, and says what it has', async () => {
  const answer = await admin('GET', '/fm/clients/10001', CSV)
  expect([answer.status, answer.body.served]).toMatchObject([
    406,
    [expect.stringContaining('json')],
  ])
  const list = await admin('GET', '/fm/clients', { headers: { accept: 'text/html' } })
  expect([list.status, list.body.served]).toMatchObject([
    406,
    [expect.stringContaining('json'), 'text/csv'],
  ])
})

test.each(resources.filter(({ list }) => list).map(({ path, permissions }) => [path, permissions]))(
  'the list at %s has a file for whoever may read it',
  async (path, { read, seen = [] }) => {
    if (path.includes('{')) return
    const file = await admin('GET', path, CSV)
    const page = await admin('GET', `${path}?limit=1`)
    expect([file.status, rowsOf(file)]).toEqual([200, expect.any(Array)])
    if (page.body.total_exact) expect(rowsOf(file)).toHaveLength(page.body.total)
    const { permissions } = (await viewer('GET', '/me')).body
    const may = [read, ...seen].some((each) => permissions.includes(each))
    expect((await viewer('GET', path, CSV)).status).toBe(may ? 200 : 403)
  },
)

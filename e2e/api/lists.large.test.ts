/** Pages of records that are as large as they may be: a page ends, and the next one goes on. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScene, type Scene } from '../support/scene'

const RECORDS = 7
/** About three million bytes each. */
const LINES = Array.from({ length: 190 }, (_, line) => ({ line, words: 'a'.repeat(16_000) }))
/** A page has at least one record, and none after so many bytes of them. */
const MAX_PAGE_LENGTH = 12_000_000

let scene: Scene
let token: string
let position: string
const ids: string[] = []

/** An answer to the administrator as it is: to hold megabytes to the document would take seconds. */
async function call(path: string, { method = 'GET', body, accept }: Asked = {}) {
  const response = await fetch(`${scene.base}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(accept && { accept }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await response.text()
  expect(response.status, text.slice(0, 500)).toBeLessThan(300)
  return text
}

interface Asked {
  readonly method?: string
  readonly body?: unknown
  readonly accept?: string
}

beforeAll(async () => {
  scene = await openScene()
  const who = { username: 'admin', password: 'admin-demo-password' }
  token = JSON.parse(
    await fetch(`${scene.base}/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(who),
    }).then((answer) => answer.text()),
  ).access_token
  position = JSON.parse(await call('/fm/changes?after=now')).position
  for (let made = 0; made < RECORDS; made++) {
    const body = { contract_id: 'C-large', maintenance_lines: LINES }
    ids.push(JSON.parse(await call('/fm/approvals', { method: 'POST', body })).approval_id)
  }
})
afterAll(() => scene.close())

/** Entries of all pages, each of which was no larger than a page may be. */
async function walk(path: string, next: (page: Page) => string | undefined, first = '') {
  const entries: Entry[] = []
  let pages = 0
  for (let on: string | undefined = first; on !== undefined; pages++) {
    const text = await call(`${path}${on}`)
    expect(text.length).toBeLessThan(MAX_PAGE_LENGTH)
    const page = JSON.parse(text) as Page
    entries.push(...page.data)
    on = next(page)
  }
  return { entries, pages }
}

interface Entry {
  readonly approval_id?: string
  readonly record_id?: string
  readonly id?: string
  readonly maintenance_lines?: unknown
  readonly record?: { readonly maintenance_lines?: unknown }
  readonly changes?: readonly { readonly field: string; readonly to: unknown }[]
}

interface Page {
  readonly data: readonly Entry[]
  readonly next_cursor?: string | null
  readonly position?: string
  readonly total?: number
}

const byCursor = ({ next_cursor }: Page) =>
  next_cursor === null ? undefined : `&cursor=${encodeURIComponent(next_cursor ?? '')}`

test.each([
  ['found', 'contract_id=C-large'],
  ['found and sorted', 'contract_id=C-large&sort=-approval_id'],
  ['searched for', 'search=C-large&sort=approval_id'],
  ['searched for, the best first', 'search=C-large'],
  ['cut to some members', 'contract_id=C-large&fields=approval_id,maintenance_lines'],
])('of records that are %s', async (_, query) => {
  const { entries, pages } = await walk(`/fm/approvals?${query}&limit=200`, byCursor)
  expect(entries.map(({ approval_id }) => approval_id).sort()).toEqual([...ids].sort())
  for (const { maintenance_lines } of entries) expect(maintenance_lines).toEqual(LINES)
  expect(pages).toBe(3)
})

test('of all records in their order', async () => {
  const { entries } = await walk('/fm/approvals?sort=-approval_id&limit=20', byCursor)
  const all = entries.map(({ approval_id }) => approval_id)
  expect(all.slice(0, RECORDS)).toEqual([...ids].reverse())
  expect(new Set(all).size).toBe(all.length)
  const first = JSON.parse(await call('/fm/approvals?fields=approval_id&limit=1')) as Page
  expect(all.length).toBe(first.total)
})

test('where what is large is not asked for', async () => {
  const path = '/fm/approvals?contract_id=C-large&fields=approval_id&limit=200'
  const { entries, pages } = await walk(path, byCursor)
  expect([entries.length, pages]).toEqual([RECORDS, 1])
})

test('of the history', async () => {
  const { entries } = await walk('/fm/events?resource=approval&limit=200', byCursor)
  const made = entries.filter(({ record_id }) => ids.includes(record_id ?? ''))
  expect(made.map(({ record_id }) => record_id)).toEqual([...ids].reverse())
  for (const { changes } of made) {
    expect(changes?.find(({ field }) => field === 'maintenance_lines')?.to).toEqual(LINES)
  }
})

test('of the feed with records', async () => {
  const { entries } = await walk(
    '/fm/changes?limit=200&include=record',
    ({ data, position: end }) => (data.length === 0 ? undefined : `&after=${end}`),
    `&after=${position}`,
  )
  expect(entries.map(({ id }) => id)).toEqual(ids)
  for (const { record } of entries) expect(record?.maintenance_lines).toEqual(LINES)
})

test('of a snapshot', async () => {
  const { entries } = await walk('/fm/changes/snapshot?limit=200', byCursor)
  const large = entries.filter(({ id }) => ids.includes(id ?? ''))
  expect(large.map(({ id }) => id)).toEqual(ids)
  for (const { record } of large) expect(record?.maintenance_lines).toEqual(LINES)
})

test('that a file is made of', async () => {
  const path = '/fm/approvals?contract_id=C-large&fields=approval_id,maintenance_lines'
  const lines = (await call(path, { accept: 'text/csv' })).trim().split('\r\n')
  expect(lines).toHaveLength(RECORDS + 1)
  expect(
    lines
      .slice(1)
      .map((line) => line.slice(0, line.indexOf(',')))
      .sort(),
  ).toEqual([...ids].sort())
})

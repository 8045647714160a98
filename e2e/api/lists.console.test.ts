import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListColumn } from '@/components/list/columns/columns'
import { withTest } from '@/components/list/filter/chips'
import { isOfDays, type TestName, testsOf } from '@/components/list/filter/tests'
import { resourceList } from '@/components/list/listConfig'
import {
  askedState,
  matchOf,
  readListState,
  writeListState,
} from '@/components/list/query/listState'
import { approvalsOf, clientsDue, clientsOf } from '@/components/overview/links'
import { listedResources } from '@/components/record/resources'
import { dayAfter } from '@/components/time/timeWords'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller
let admin: Caller

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

const lists = listedResources.map((resource) => ({ resource, config: resourceList(resource) }))

function listOf(link: string) {
  const { pathname } = new URL(link, scene.base)
  const list = lists.find(({ config }) => config.page === pathname)
  if (!list) throw new Error(`No list is at ${pathname}`)
  return list
}

/** What the console asks the service for when it shows an address. */
async function total(link: string, today: string): Promise<number> {
  const { resource, config } = listOf(link)
  const state = readListState(new URL(link, scene.base).searchParams, config.shape)
  const asked = matchOf(askedState(state, config, today))
  const { status, body } = await admin('GET', `${resource.path}?limit=1&${asked}`)
  expect([link, status, body.detail]).toEqual([link, 200, undefined])
  return Number(body.total.value)
}

describe('what the console asks of a list', () => {
  test('finds as many as the overview counts, of each of its figures', async () => {
    const { today } = (await editor('GET', '/fm/overview')).body
    for (const days of [-1, 0, 30, 31]) {
      for (const client_type of ['fleet', 'inactive', null]) {
        const date = dayAfter(today, days)
        const body = { client_type, finance_review_date: date, next_contact_date: date }
        expect((await editor('POST', '/fm/clients', { body })).status).toBe(201)
      }
    }
    await editor('POST', '/fm/approvals', { body: { contract_id: 'C-40001' } })

    const { clients, approvals } = (await editor('GET', '/fm/overview')).body
    const figures: [string, unknown][] = [
      [clientsDue('finance_review_date'), clients.finance_reviews.total],
      [clientsDue('next_contact_date'), clients.next_contacts.total],
      ...clients.by_type.map(({ value, count }: Tally) => [clientsOf(value), count]),
      ...approvals.by_status.map(({ value, count }: Tally) => [approvalsOf(value), count]),
    ]
    expect(figures.map(([link]) => link)).toContain(clientsOf(null))
    expect(figures.map(([link]) => link)).toContain(approvalsOf(null))
    for (const [link, count] of figures) {
      expect([link, await total(link, today)]).toEqual([link, Number(count)])
    }
  })

  test('is told by the overview from the oldest on, and of one day by number', async () => {
    await scene.database.query(
      `INSERT INTO client (client_id, client_type, finance_review_date, next_contact_date)
      SELECT id, 'lead', '1990-01-01', '1990-01-01' FROM unnest(ARRAY[1000, 999]) id`,
    )
    await scene.database.query(
      `INSERT INTO approval (approval_id, contract_id, status_flag, user_id, user_id_edit, last_edit)
      SELECT id, 'C-40001', 'requested', 1, 1, '1990-01-01' FROM unnest(ARRAY[1000, 999]) id`,
    )
    const { clients, approvals } = (await editor('GET', '/fm/overview')).body
    const firstTwo = (rows: Record<string, string>[], id: string) =>
      rows.slice(0, 2).map((row) => row[id])
    for (const due of [clients.finance_reviews, clients.next_contacts]) {
      expect(firstTwo(due.clients, 'client_id')).toEqual(['999', '1000'])
    }
    expect(firstTwo(approvals.oldest_requested, 'approval_id')).toEqual(['999', '1000'])
  })

  test.each(lists)(
    'is taken, by every field of $config.noun.many and in every way',
    async ({ config }) => {
      const pairs = [...config.columns.values()].flatMap((column) =>
        testsOf(column).map((name) => ({ column, name })),
      )
      // Many in one call: an address that asks for all of it at once would be too long.
      for (let at = 0; at < pairs.length; at += MANY) {
        const filters = pairs
          .slice(at, at + MANY)
          .reduce(
            (all, { column, name }) =>
              withTest(all, column, { name, values: exampleOf(column, name) }),
            {},
          )
        const state = { ...readListState(new URLSearchParams(), config.shape), filters }
        await total(config.page + writeListState(state), '2026-11-22')
      }
    },
  )
})

interface Tally {
  readonly value: string | null
  readonly count: unknown
}

const MANY = 60

function exampleOf(column: ListColumn, name: TestName): readonly string[] {
  if (name === 'next' || name === 'last') return ['30']
  if (column.options.length > 0) return column.options.slice(0, 1).map(({ value }) => value)
  return isOfDays(column) ? ['today', 'in-30-days'] : ['1', '2']
}

import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BulkEditButton } from '@/components/bulk/BulkEditButton'
import { change, entry } from '@/components/history/undo/plan.fixture'
import { UndoDialog } from '@/components/history/undo/UndoDialog'
import type { Match } from '@/components/list/query/listState'
import type { Selection } from '@/components/list/selection/selection'
import { client } from '@/lib/resources'
import { answering } from '../support/answering'
import { listOf } from '../support/bodies'
import { showSignedIn } from '../support/component'

/** What takes more calls than an account may make in a minute. */

const MAY = ['Clients:Read', 'Clients:Update']
const spent = () =>
  Response.json(
    { code: 'rate_limited', detail: 'There are as many again in 42 s.' },
    { status: 429, headers: { 'retry-after': '42' } },
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

/** Answers calls by their addresses, but those of these numbers. Gives what was asked for. */
function spending(refused: readonly number[], answer: (address: string) => unknown) {
  const asked: string[] = []
  answering(({ address }) => {
    asked.push(decodeURIComponent(address))
    return refused.includes(asked.length) ? spent() : Response.json(answer(address))
  })
  return asked
}

const notice = page.getByText('Your account has used up its calls of this minute.')

async function nextMinute(): Promise<void> {
  await expect.element(notice).toBeVisible()
  await vi.advanceTimersByTimeAsync(42_000)
}

test('The preview of an undo goes on with the next minute, from where it was', async () => {
  const areas = ['North', 'South'].map((from, at) =>
    entry({ record_id: String(10001 + at), changes: [change('area', from, 'East')] }),
  )
  const asked = spending([2], (address) => {
    const isConflicts = address.includes('conflicts_with')
    const isSecond = address.includes('cursor=')
    const data = isConflicts ? [] : [areas[isSecond ? 1 : 0]]
    const next_cursor = isConflicts || isSecond ? null : 'next'
    return { ...listOf(...data), next_cursor, total: 2, removed_before: null }
  })
  showSignedIn(
    <UndoDialog event={areas[0] as (typeof areas)[0]} offers="request" onClose={() => {}} />,
    MAY,
  )
  await nextMinute()
  await expect
    .element(page.getByRole('button', { name: 'Undo 2 fields of 2 records' }))
    .toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  expect(asked.filter((each) => !/cursor=|conflicts_with=/.test(each))).toHaveLength(1)
})

test('The preview of a bulk change ends where it is stopped, and else goes on with the next minute', async () => {
  const asked = spending([1, 3], (address) => {
    if (!address.includes('dry_run')) {
      const isSecond = address.includes('cursor=')
      const data = [{ client_id: isSecond ? '10002' : '10001', name: 'A' }]
      return { ...listOf(...data), next_cursor: isSecond ? null : 'next', total: 2 }
    }
    const changes = [{ field: 'area', from: null, to: 'East' }]
    const results = [0, 1].map((index) => ({ index, status: 'updated', etag: '"1"', changes }))
    return { updated: 2, unchanged: 0, refused: 0, results }
  })
  const selection: Selection = {
    ...{ kind: 'all', query: '' as Match, total: 2, isExact: true },
    except: new Set(),
  }
  const tools = { clear() {}, keep() {}, set() {}, nameOf: () => null, rowOf: () => null }
  const nothing = () => {}
  showSignedIn(
    <BulkEditButton
      {...{ resource: client, selection, tools, onWriting: nothing, onWritten: nothing }}
    />,
    MAY,
  )
  await page.getByRole('button', { name: 'Edit 2 clients' }).click()
  await page.getByRole('combobox', { name: 'Add a field' }).fill('area')
  await page.getByRole('option', { name: 'area' }).first().click()
  await page.getByRole('dialog').getByRole('textbox').fill('East')
  const preview = page.getByRole('button', { name: 'Preview' })
  await preview.click()
  await expect.element(notice).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await preview.click()
  await nextMinute()
  await expect.element(page.getByText('2 will change')).toBeVisible()
  expect(asked.filter((each) => !/cursor=|dry_run=/.test(each))).toHaveLength(2)
})

import { QueryClient } from '@tanstack/react-query'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType, ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { HistoryPage } from '@/components/history/HistoryPage'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { client } from '@/lib/resources'
import { answering } from '../support/answering'
import { listOf } from '../support/bodies'
import { showSignedIn } from '../support/component'

/** Lists that the service does not give: why, and what there is to do about it. */

beforeEach(() => page.viewport(1280, 720))

const found = (data: readonly object[]) => Response.json(listOf(...data))

const person = { user_id: '7', display_name: 'Tom Hale' }
const LISTS = [
  {
    address: '/clients',
    what: 'clients',
    list: <RecordList config={resourceList(client)} />,
    rows: [{ client_id: '1', name: 'Mallee' }],
  },
  {
    address: '/history',
    what: 'changes',
    list: <HistoryPage />,
    rows: [
      {
        ...{ event_id: '9', resource: 'client', record_id: '1', record_name: null, version: 1 },
        ...{ action: 'updated', reason: null, changes: [], at: '2026-11-20T03:00:00Z' },
        ...{ user: person, audit_user: person, request_id: 'r-9', request_records: 1 },
        ...{ request_exact: true, record_version: 1 },
      },
    ],
  },
]

function showAt(address: string, list: ReactNode) {
  history.replaceState(null, '', address)
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>{list}</AppRouterContext>,
    [],
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
}

const row = () => document.querySelector('[data-row]')

test.each(LISTS)(
  'That $what could not be loaded is said with the request, and Retry reads them',
  async ({ address, what, list, rows }) => {
    let isDown = true
    answering(() => {
      if (!isDown) return found(rows)
      const headers = { 'x-request-id': 'request-of-the-test' }
      const problem = { title: 'The service is busy', status: 503, code: 'unavailable' }
      return Response.json(problem, { status: 503, headers })
    })
    showAt(address, list)
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect.element(page.getByText(`The ${what} could not be loaded`)).toBeVisible()
    await expect.element(page.getByText('request-of-the-test')).toBeVisible()
    expect(row()).toBeNull()
    isDown = false
    await retry.click()
    await expect.poll(row).not.toBeNull()
  },
)

test.each(LISTS)(
  'What the address of $what asks for and the service refuses is named, and taken away at once',
  async ({ address, list, rows }) => {
    answering(({ query }) => {
      const parameters = ['colour', 'sort']
        .filter((name) => /red|phone/.test(query.get(name) ?? ''))
        .map((parameter) => ({ parameter, message: `There is no ${parameter} like that.` }))
      const [first] = parameters
      if (!first) return found(rows)
      const problem = { code: 'unknown_parameter', detail: first.message, ...first, parameters }
      return Response.json({ status: 400, ...problem }, { status: 400 })
    })
    showAt(`${address}?colour=red&sort=phone`, list)
    const chip = (words: string) =>
      page.getByRole('button', { name: new RegExp(`^Filter ${words}.*Change$`) })
    await expect.element(page.getByText('2 filters cannot be used')).toBeVisible()
    expect(row()).toBeNull()
    for (const words of ['colour: red', 'sort: phone']) {
      await expect.element(chip(words)).toHaveAccessibleName(/refused/)
    }
    await page.getByRole('button', { name: 'Remove them' }).click()
    await expect.poll(row).not.toBeNull()
    expect(location.search).toBe('')
  },
)

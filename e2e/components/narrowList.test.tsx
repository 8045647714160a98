import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ContextType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { sessionUserKey } from '@/components/session/user'
import { approval, client, contract, role } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { show } from '../support/component'
import { listService } from '../support/listService'

/** Lists in a window that is too narrow for a table, or nearly. */

const router = { push: () => undefined } as unknown as ContextType<typeof AppRouterContext>

function listOf(resource: Resource, actions?: ReactNode) {
  history.replaceState(null, '', '/')
  const queries = new QueryClient()
  queries.setQueryData(sessionUserKey, { user: { user_id: '1' }, permissions: [] })
  return (
    <AppRouterContext value={router}>
      <SearchParamsContext value={new URLSearchParams()}>
        <QueryClientProvider client={queries}>
          <RecordList config={resourceList(resource)} actions={actions} />
        </QueryClientProvider>
      </SearchParamsContext>
    </AppRouterContext>
  )
}

const place = (part: Element): DOMRect => part.getBoundingClientRect()

test('a card says of what it counts the entries', async () => {
  await page.viewport(390, 700)
  listService('role_id', [
    { role_id: '1', name: 'Readers', permissions: ['Clients:Read', 'Approvals:Read'] },
  ])
  show(listOf(role))
  await expect.element(page.getByText('2 entries')).toBeVisible()
  const label = page.getByRole('term').filter({ hasText: 'Permissions' }).element()
  expect(place(label).width).toBeGreaterThan(40)
})

test('the amounts of cards end at one edge, also where another fact comes after them', async () => {
  await page.viewport(390, 700)
  const facts = { status_flag: 'active', _client_name: 'Wattleford', contract_id: 'C-40117' }
  listService('approval_id', [
    { approval_id: '1', _lines_total: 57.5, ...facts },
    { approval_id: '2', _lines_total: 1371.6, ...facts },
  ])
  show(listOf(approval))
  await expect.element(page.getByText('$1,371.60')).toBeVisible()
  const ends = ['$57.50', '$1,371.60', 'C-40117'].map((text) => {
    const fact = page.getByText(text).first().element().closest('dd') as Element
    return Math.round(place(fact).right)
  })
  expect(ends[0]).toBe(ends[1])
  expect(ends[2]).toBeLessThan(ends[0] as number)
})

test('cards with an amount have one form, however long their words are', async () => {
  await page.viewport(390, 700)
  const facts = { status_flag: 'active', contract_id: 'C-40117', _lines_total: 57.5 }
  listService('approval_id', [
    { approval_id: '1', _client_name: 'Ace', supplier_id: 'S-1', ...facts },
    { approval_id: '2', _client_name: 'Shire of Wattleford', supplier_id: 'S-2001', ...facts },
  ])
  show(listOf(approval))
  await expect.element(page.getByText('Shire of Wattleford')).toBeVisible()
  const formOf = (card: Element) =>
    [...card.querySelectorAll('dd')].map((fact) => Math.round(place(fact).top - place(card).top))
  const [first, second] = [...document.querySelectorAll('[data-row]')].map(formOf)
  expect(first).toEqual(second)
  expect(first).toHaveLength(4)
  // Client and supplier have a line each, the contract shares that of the sum.
  expect(new Set(first).size).toBe(3)
})

test('codes, choices, days and an amount share a line of a card', async () => {
  await page.viewport(390, 700)
  const facts = { state: 'VIC', finance_review_date: '2027-06-30', finance_limit: 1_250_000 }
  listService('client_id', [{ client_id: '10412', name: 'Barossa Valley Freight', ...facts }])
  show(listOf(client))
  await expect.element(page.getByText('$1,250,000.00')).toBeVisible()
  const tops = [...document.querySelectorAll('[data-row] dd')].map((fact) => place(fact).bottom)
  expect(tops).toHaveLength(4)
  expect(new Set(tops.map(Math.round)).size).toBe(1)
})

test('a card of a name alone is a line, which a finger meets', async () => {
  await page.viewport(390, 700)
  listService('contract_id', [{ contract_id: 'C-1' }])
  show(listOf(contract))
  await expect.element(page.getByRole('link', { name: 'C-1' })).toBeVisible()
  expect(place(document.querySelector('[data-row]') as Element).height).toBeCloseTo(45, 0)
})

test('a narrow page that has not come to life yet awaits cards, and no table', async () => {
  await page.viewport(390, 700)
  const before = document.body.appendChild(document.createElement('main'))
  before.innerHTML = renderToString(listOf(client, <a href="/clients/new">New</a>))
  expect(document.querySelector('table')?.checkVisibility()).toBe(false)
  const [search, way] = ['[role=search], input', 'a[href="/clients/new"]'].map((each) =>
    place(before.querySelector(each) as Element),
  )
  expect(Math.abs((search?.top ?? 0) - (way?.top ?? 99))).toBeLessThan(20)
  expect(page.getByRole('button', { name: 'Columns' }).elements()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('the way to a filter stands beside the search where there is the room', async () => {
  await page.viewport(844, 390)
  listService('client_id', [{ client_id: '1', name: 'Wattleford' }])
  show(
    listOf(
      client,
      <>
        <a href="/clients/import">Import</a>
        <a href="/clients/new">New client</a>
      </>,
    ),
  )
  await expect.element(page.getByRole('link', { name: 'Wattleford' })).toBeVisible()
  const search = place(page.getByRole('searchbox').element())
  const filter = place(page.getByRole('button', { name: 'Filter', exact: true }).element())
  expect(filter.left).toBeGreaterThan(search.right)
  expect(filter.top).toBeLessThan(search.bottom)
})

import { QueryClient } from '@tanstack/react-query'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType, ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listKey } from '@/components/api/records'
import { Cell } from '@/components/list/Cell'
import type { ListColumn } from '@/components/list/columns/columns'
import { resourceList } from '@/components/list/listConfig'
import { NameAndId } from '@/components/names/NameAndId'
import { OpenNamed } from '@/components/names/OpenNamed'
import { approval, client, code, contract, supplier } from '@/lib/resources'
import { answering } from '../support/answering'
import { listOf } from '../support/bodies'
import { showSignedIn } from '../support/component'
import { nameService } from '../support/nameService'

/** Values that stand for something, as lists, histories and dialogs show them. */

const columns = resourceList(client).columns
const column = (id: string) =>
  (columns.get(id) ?? resourceList(approval).columns.get(id)) as ListColumn

const Shown = ({ id, value }: { id: string; value: string }) => (
  <p>
    <Cell column={column(id)} value={value} zone="UTC" today="2026-11-21" />
  </p>
)

function showTo(permissions: readonly string[], children: ReactNode): QueryClient {
  const queries = new QueryClient()
  showSignedIn(children, permissions, queries)
  return queries
}

const lines = () => [...document.querySelectorAll('p')].map((line) => line.textContent)

describe('A value with a name', () => {
  test('is called by it, with the value behind it, and both are copied', async () => {
    nameService({ user: [{ id: '7', name: 'Priya Raman' }] })
    showTo([], <Shown id="user_id" value="7" />)
    await expect.poll(lines).toEqual(['Priya Raman · 7'])
    getSelection()?.selectAllChildren(document.querySelector('p') as Element)
    expect(String(getSelection())).toBe('Priya Raman · 7')
  })

  test('has its id first where it has no name of its own, and in lists alone', async () => {
    nameService({ contract: [{ id: 'C-7', name: 'Deepham Water' }] })
    showTo(
      ['Clients:Read'],
      <>
        <p>
          <NameAndId naming={{ resource: contract }} id="C-7" />
        </p>
        <Shown id="contract_id" value="C-7" />
      </>,
    )
    await expect.poll(lines).toEqual(['C-7 · Deepham Water', 'C-7'])
  })

  test('keeps its id whole where a name is too long for its cell', async () => {
    nameService({ supplier: [{ id: 'S-2301', name: 'n'.repeat(120) }] })
    showTo(
      [],
      <p className="w-48 truncate">
        <NameAndId naming={{ resource: supplier }} id="S-2301" />
      </p>,
    )
    await expect.poll(lines).toEqual([`${'n'.repeat(120)} · S-2301`])
    const place = (element: Element) => element.getBoundingClientRect()
    const id = page.getByText('S-2301', { exact: true }).element()
    const around = id.parentElement as Element
    expect(around.scrollWidth).toBeLessThanOrEqual(around.clientWidth)
    const cell = id.closest('p') as Element
    expect(place(id).right).toBeLessThanOrEqual(place(cell).right)
  })

  test('stays as it is where nobody knows a name, or the role may not know it', async () => {
    const asked = nameService({})
    showTo(
      [],
      <>
        <Shown id="supplier_id" value="S-9" />
        <p>
          <NameAndId naming={{ resource: contract }} id="C-7" />
        </p>
      </>,
    )
    await expect.poll(() => asked).toHaveLength(1)
    expect(asked[0]).toContain('/fm/names/supplier?id=S-9')
    expect(lines()).toEqual(['S-9', 'C-7'])
  })

  test('is asked for along with all others of the page, by one call a kind', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `S-${index}`)
    const asked = nameService({
      supplier: ids.map((id) => ({ id, name: `Supplier of ${id}` })),
      'code.client_industry': [{ id: 'IND-1', name: 'Water supply' }],
    })
    showTo(
      [],
      <>
        {[...ids, ...ids].map((id, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each id stands there twice
          <Shown key={index} id="supplier_id" value={id} />
        ))}
        <Shown id="client_industry_id" value="IND-1" />
      </>,
    )
    await expect.element(page.getByText('Water supply')).toBeVisible()
    await expect.poll(() => lines().at(-2)).toBe('Supplier of S-199 · S-199')
    expect(asked).toHaveLength(2)
  })

  test('is called by its new name once what has it was changed', async () => {
    nameService({ supplier: [{ id: 'S-1', name: 'Mallee Tyres' }] })
    const queries = showTo([], <Shown id="supplier_id" value="S-1" />)
    await expect.poll(lines).toEqual(['Mallee Tyres · S-1'])
    nameService({ supplier: [{ id: 'S-1', name: 'Mallee Tyres and Brakes' }] })
    await queries.invalidateQueries({ queryKey: listKey('supplier') })
    await expect.poll(lines).toEqual(['Mallee Tyres and Brakes · S-1'])
  })
})

describe('The way to a code', () => {
  const opened: string[] = []
  const router = { push: (href: string) => opened.push(href) }
  let goOn = () => {}
  let answered = 0

  /** Shows it over a service that keeps the code behind a page of others, and answers once it may. */
  async function press() {
    opened.length = 0
    answered = 0
    history.replaceState(null, '', '/clients/10001')
    nameService({ 'code.client_industry': [{ id: 'A', name: 'Agriculture' }] })
    const serve = fetch
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    answering(async ({ path, query, address }) => {
      if (!path.endsWith('/fm/codes')) return serve(address)
      await held
      answered += 1
      const isLast = query.has('cursor')
      const data = [isLast ? { code_id: '7', code: 'A' } : { code_id: '8', code: 'AB' }]
      const next_cursor = isLast ? null : 'next'
      return Response.json({ ...listOf(...data), next_cursor, total: 2 })
    })
    showTo(
      [code.permissions.read],
      <AppRouterContext value={router as unknown as ContextType<typeof AppRouterContext>}>
        <OpenNamed naming={{ resource: code, list: 'client_industry' }} id="A" />
      </AppRouterContext>,
    )
    await page.getByRole('link', { name: 'Open Agriculture' }).click()
  }

  test('is found behind all others of which it is a part', async () => {
    await press()
    goOn()
    await expect.poll(() => opened).toEqual(['/codes/7'])
  })

  test('takes nobody away who has left meanwhile', async () => {
    await press()
    history.replaceState(null, '', '/approvals')
    goOn()
    await expect.poll(() => answered).toBe(2)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }))
    expect(opened).toEqual([])
  })
})

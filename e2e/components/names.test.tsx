import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listKey } from '@/components/api/records'
import { Cell } from '@/components/list/Cell'
import type { ListColumn } from '@/components/list/columns/columns'
import { resourceList } from '@/components/list/listConfig'
import { NameAndId } from '@/components/names/NameAndId'
import { OpenNamed } from '@/components/names/OpenNamed'
import { rememberLabel } from '@/components/names/useNames'
import { PEOPLE } from '@/lib/derive/naming'
import { approval, client, code, contract, serviceAccount, supplier, user } from '@/lib/resources'
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

describe('The way to the record that a value stands for', () => {
  const ways = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  const INDUSTRY = { resource: code, list: 'client_industry' } as const

  test('is an address, of a code that of its own record', async () => {
    nameService({
      'code.client_industry': [{ id: 'A', name: 'Agriculture', record_id: '7' }],
      supplier: [{ id: 'S 1', name: 'Mallee Tyres' }],
    })
    showTo(
      [code.permissions.read, supplier.permissions.read],
      <>
        <OpenNamed naming={INDUSTRY} id="A" />
        <OpenNamed naming={{ resource: supplier }} id="S 1" />
        <OpenNamed naming={INDUSTRY} id="unknown" />
      </>,
    )
    await expect.element(page.getByRole('link', { name: 'Open Agriculture' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Open Mallee Tyres' })).toBeVisible()
    expect(ways()).toEqual(['/codes/7', '/suppliers/S%201'])
  })

  test('is that of a service account where one stands for people', async () => {
    const people = [
      { id: '7', name: 'Priya Raman' },
      { id: '8', name: 'Payroll', resource: 'service_account' },
    ]
    const held = [user.permissions.read, serviceAccount.permissions.read]
    const both = people.map(({ id }) => <OpenNamed key={id} naming={PEOPLE} id={id} />)
    nameService({ user: people })
    showTo(held, both)
    await expect.poll(ways).toEqual(['/users/7', '/service-accounts/8'])
  })

  test('is there for a name that came with the record', async () => {
    nameService({ 'code.client_industry': [{ id: 'A', name: 'Agriculture', record_id: '7' }] })
    const queries = new QueryClient()
    rememberLabel(queries, INDUSTRY, 'A', 'Agriculture')
    showSignedIn(<OpenNamed naming={INDUSTRY} id="A" />, [code.permissions.read], queries)
    await expect.poll(ways).toEqual(['/codes/7'])
  })
})

import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ContextType, ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { NewRecordPage } from '@/components/record/NewRecordPage'
import { RecordsBelow } from '@/components/record/RecordListPage'
import { listedResources } from '@/components/record/resources'
import { ResourceScope } from '@/components/record/scope'
import { newPage, nounOf, parentParameter } from '@/lib/derive/addresses'
import { client, contract } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { showSignedIn, takeAway } from '../support/component'
import { listService } from '../support/listService'
import { nameService } from '../support/nameService'
import { queriedService } from '../support/queriedService'

/** Records that belong to another: their lists below it, and the way to a new one. */

beforeEach(() => page.viewport(1280, 720))

function showAt(address: string, resource: Resource, children: ReactNode, held: string[]) {
  history.replaceState(null, '', address)
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <SearchParamsContext value={new URLSearchParams(location.search)}>
        <ResourceScope resource={resource} all={{}}>
          {children}
        </ResourceScope>
      </SearchParamsContext>
    </AppRouterContext>,
    held,
  )
}

const below = listedResources.flatMap((resource) =>
  resource.parent ? [[resource.plural, resource, resource.parent.resource] as const] : [],
)

test.each(below)(
  'A record without %s says so, and leads to a first one',
  async (_, resource, owner) => {
    listService(resource.id.name, [])
    const { one, many } = nounOf(resource)
    showAt(
      `/${owner.name}s/12/${many}`,
      owner,
      <RecordsBelow resource={resource} parentId="12" />,
      [resource.permissions.create ?? ''],
    )
    const words = `This ${nounOf(owner).one} has no ${many}`
    await expect.element(page.getByRole('heading', { name: words })).toBeVisible()
    await expect.element(page.getByText(`No ${many}`, { exact: true })).toBeVisible()
    const links = page.getByRole('link', { name: `New ${one}` }).elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2].map(() => newPage(resource, '12')),
    )
  },
)

const naming = below.filter(([, { parent }]) => !parent?.through)

test.each(naming)(
  'A new one of %s begins with the record that it was begun below',
  async (_, resource, owner) => {
    nameService({ [owner.name]: [{ id: '12', name: 'Mallee Transport' }] })
    showAt(newPage(resource, '12'), resource, <NewRecordPage />, [
      resource.permissions.create ?? '',
      owner.permissions.read,
    ])
    const field = resource.fields.get(parentParameter(resource))
    await expect
      .element(page.getByRole('combobox', { name: field?.label }))
      .toHaveValue('Mallee Transport')
  },
)

test('Lists below two records turn to pages of their own', async () => {
  const rows = ['12', '13'].flatMap((client_id) =>
    Array.from({ length: 110 }, (_, at) => ({
      contract_id: `${client_id}-${String(at).padStart(3, '0')}`,
      client_id,
    })),
  )
  queriedService(rows)
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row)
  const next = page.getByRole('button', { name: 'Next page' })
  const showBelow = (parentId: string, query = '') => {
    takeAway()
    const { page: address } = resourceList(contract, { parentId })
    showAt(address + query, client, <RecordsBelow resource={contract} parentId={parentId} />, [])
  }
  const thirds: string[] = []
  for (const parent of ['12', '13']) {
    showBelow(parent)
    for (const first of ['050', '100']) {
      await next.click()
      await expect.poll(() => shown()[0]).toBe(`${parent}-${first}`)
    }
    thirds.push(location.search)
  }
  showBelow('12', thirds[0])
  await expect.poll(() => shown().length).toBe(10)
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect.poll(() => shown().length).toBe(50)
  expect(shown()[0]).toBe('12-050')
})

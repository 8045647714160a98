import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ContextType, ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NewRecordPage } from '@/components/record/NewRecordPage'
import { RecordsBelow } from '@/components/record/RecordListPage'
import { listedResources } from '@/components/record/resources'
import { ResourceScope } from '@/components/record/scope'
import { newPage, nounOf, parentParameter } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { showSignedIn } from '../support/component'
import { listService } from '../support/listService'
import { nameService } from '../support/nameService'

/** Records that belong to another: their lists below it, and the way to a new one. */

beforeEach(() => page.viewport(1280, 720))
afterEach(() => vi.unstubAllGlobals())

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

import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ContextType } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { readSavedViews } from '@/components/list/savedViews'
import { SavedViews } from '@/components/shell/rail/SavedViews'
import { onDevice } from '@/components/state/webStorage'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { code } from '@/lib/resources'
import { showSignedIn, takeAway } from '../support/component'
import { listService } from '../support/listService'

/** Lists that are kept under a name. */

function showList(address: string) {
  history.replaceState(null, '', address)
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList config={resourceList(code)} />
    </AppRouterContext>,
  )
}

const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.ariaLabel)

test('A view has the columns and the density that it was kept with, and be they the own ones of the list', async () => {
  await page.viewport(1280, 720)
  listService('code_id', [{ code_id: '1', list: 'sic', code: 'A', name: 'Mining' }])
  showList('/codes?search=mining')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Mines')
  const shown = heads()
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
  const kept = () => readSavedViews(onDevice.read('fleetbook.views.2'))
  await expect.poll(kept).toHaveLength(1)
  const query = kept()[0]?.query ?? ''
  // It is the view that is shown.
  expect(location.search).toBe(query)

  // Other columns, and a density, that the person likes later.
  const liked = { columns: ['name', 'list'], widths: {}, density: 'compact' }
  onDevice.keep('fleetbook.list.code.2', liked)
  takeAway()
  showList(`/codes${query}`)
  await expect.poll(heads).toEqual(shown)
  expect(document.querySelector('[data-density]')).toHaveAttribute('data-density', 'comfortable')
})

const view = (id: string, name: string, query: string) => ({ id, name, page: '/codes', query })

/** Shows the views Mines and Water of the list of codes. */
async function showTwo() {
  await page.viewport(1280, 720)
  const views = [view('a', 'Mines', '?search=mining'), view('b', 'Water', '?search=water')]
  onDevice.keep('fleetbook.views.2', views)
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <Toaster />
      <PathnameContext value="/codes">
        <SearchParamsContext value={new URLSearchParams()}>
          <SavedViews />
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>,
  )
}

test('No view takes the name of another of its list, over which the next to be kept would go', async () => {
  await showTwo()
  await page.getByRole('button', { name: 'View Water: rename or delete' }).click({ force: true })
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog')
  const rename = dialog.getByRole('button', { name: 'Rename' })
  await dialog.getByRole('textbox', { name: 'Name of the view' }).fill('Mines ')
  await expect.element(dialog).toHaveTextContent('Another view of this list is called that.')
  await expect.element(rename).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Name of the view' }).fill('Rivers')
  await rename.click()
  await expect
    .poll(() => readSavedViews(onDevice.read('fleetbook.views.2')).map(({ name }) => name))
    .toEqual(['Mines', 'Rivers'])
})

test('A view that another tab deletes while it is renamed is said to be gone, and be it the last', async () => {
  await showTwo()
  await page.getByRole('button', { name: 'View Mines: rename or delete' }).click({ force: true })
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name of the view' }).fill('Pits')
  onDevice.keep('fleetbook.views.2', [])
  window.dispatchEvent(new StorageEvent('storage'))
  await expect.element(dialog).toHaveTextContent('This view was deleted in another tab.')
  await expect.element(dialog.getByRole('button', { name: 'Rename' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Saved views')).not.toBeInTheDocument()
})

test('A view that is brought back is told apart from what has been given its name since', async () => {
  await showTwo()
  await page.getByRole('button', { name: 'View Mines: rename or delete' }).click({ force: true })
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  onDevice.keep('fleetbook.views.2', [view('c', 'Mines', '?search=mine')])
  await undo.click()
  await expect
    .poll(() => readSavedViews(onDevice.read('fleetbook.views.2')))
    .toEqual([view('a', 'Mines (2)', '?search=mining'), view('c', 'Mines', '?search=mine')])
})

test('Whoever deletes views by the keys goes on from the next, and from the one before the last', async () => {
  await showTwo()
  const menuOf = (name: string) =>
    page.getByRole('button', { name: `View ${name}: rename or delete` })
  const remove = async (name: string) => {
    await expect.element(menuOf(name)).toBeInTheDocument()
    ;(menuOf(name).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(menuOf(name)).not.toBeInTheDocument()
  }
  await remove('Mines')
  await expect.element(menuOf('Water')).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(menuOf('Mines')).toBeInTheDocument()
  await remove('Water')
  await expect.element(menuOf('Mines')).toHaveFocus()
})

test('The name of a view has the room that its menu takes only where one points at it', async () => {
  await page.viewport(1280, 720)
  onDevice.keep('fleetbook.views.2', [view('a', 'Reviews in January', '?search=mining')])
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <PathnameContext value="/codes">
        <SearchParamsContext value={new URLSearchParams()}>
          <div className="w-rail px-2.5">
            <SavedViews />
          </div>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>,
  )
  const name = page.getByTitle('Reviews in January')
  await expect.element(name).toBeVisible()
  const isCut = () => name.element().scrollWidth > name.element().clientWidth
  expect(isCut()).toBe(false)
  const menu = page.getByRole('button', { name: 'View Reviews in January: rename or delete' })
  await name.hover()
  // Neither lies over the other.
  const edges = () => [name.element(), menu.element()].map((each) => each.getBoundingClientRect())
  await expect.poll(() => (edges()[0]?.right ?? 1) <= (edges()[1]?.left ?? 0)).toBe(true)
})

import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { readSavedViews } from '@/components/list/savedViews'
import { onDevice } from '@/components/state/kept'
import { code } from '@/lib/resources'
import { showSignedIn, takeAway } from '../support/component'
import { listService } from '../support/listService'

/** Lists that are kept under a name. */

beforeEach(() => onDevice.clear())
afterEach(() => {
  onDevice.clear()
  vi.unstubAllGlobals()
})

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

import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PaletteBody } from '@/components/shell/palette/PaletteBody'
import { supplier } from '@/lib/resources'
import { listOf } from '../support/bodies'
import { showSignedIn } from '../support/component'

/** Records that the palette finds. */

afterEach(() => vi.unstubAllGlobals())

const nothing = () => undefined

test('what was renamed or deleted since is not found as it was, however lately that was', async () => {
  let names = ['Mallee Tyres']
  vi.stubGlobal('fetch', async () => {
    return Response.json(listOf(...names.map((name) => ({ supplier_id: 'S-1', name }))))
  })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  const body = <PaletteBody actions={[]} onChosen={nothing} onGone={nothing} onClose={nothing} />
  showSignedIn(body, [supplier.permissions.read], queries)
  const search = page.getByRole('searchbox')
  await userEvent.fill(search, 'mallee')
  await expect.element(page.getByRole('menuitem', { name: /Mallee Tyres/ })).toBeVisible()
  await userEvent.fill(search, '')
  await expect.poll(() => page.getByRole('menuitem', { name: /Mallee/ }).elements()).toEqual([])
  names = []
  await userEvent.fill(search, 'mallee')
  await expect.element(page.getByText('Nothing matches.')).toBeVisible()
})

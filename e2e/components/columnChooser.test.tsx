import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { code } from '@/lib/resources'
import { showSignedIn } from '../support/component'
import { listService } from '../support/listService'

beforeEach(async () => {
  await page.viewport(1280, 720)
  listService('code_id', [{ code_id: '1', list: 'sic', code: 'A', name: 'Mining' }])
  history.replaceState(null, '', '/codes')
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList config={resourceList(code)} />
    </AppRouterContext>,
  )
})

test('Columns are put in order without dragging, and the focus goes along', async () => {
  await page.getByRole('button', { name: 'Columns' }).click()
  const shown = page.getByRole('grid', { name: 'Shown columns' })
  const order = () =>
    shown
      .getByRole('row')
      .elements()
      .map((row) => row.ariaLabel ?? '')
  await expect.poll(() => order().length).toBeGreaterThan(3)
  const [primary, first, second, ...others] = order() as [string, string, string, ...string[]]
  const button = (name: string, way: string) =>
    shown.getByRole('button', { name: `Move ${name} ${way}`, exact: true })
  expect(button(primary, 'down').elements()).toEqual([])
  await button(second, 'up').click()
  await expect.poll(order).toEqual([primary, second, first, ...others])
  await expect.element(button(second, 'down')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(order).toEqual([primary, first, second, ...others])
  await expect.element(button(second, 'down')).toHaveFocus()
  // Pressed again at once, it moves on, be it before the next frame.
  const down = button(first, 'down')
  ;(down.element() as HTMLElement).focus()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  await userEvent.keyboard('{Enter}{Enter}')
  vi.unstubAllGlobals()
  const [third, ...rest] = others
  await expect.poll(order).toEqual([primary, second, third, first, ...rest])
})

test.each([
  ['button', /^Move Code/],
  ['textbox', /^Width of Code/],
  ['button', /^Hide Code/],
  ['searchbox', 'Add a column'],
  ['radio', 'Compact'],
] as const)('Escape closes the columns from the %s %s', async (role, name) => {
  const opener = page.getByRole('button', { name: 'Columns' })
  await opener.click()
  const columns = page.getByRole('dialog', { name: 'Columns' })
  await expect.element(columns).toBeVisible()
  const control = columns.getByRole(role, { name }).first().element() as HTMLElement
  control.focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(columns).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press, somewhere, tabTo } from '../support/keyWalk'
import { listService } from '../support/listService'
import { navigateTo, openConsole } from '../support/openConsole'

/** By the keyboard alone, in a list: no click in this file, every step is a key. */

const FAR = 80
const BACK = '{Shift>}{Tab}{/Shift}'

let service: ReturnType<typeof listService>

beforeEach(async () => {
  await page.viewport(1280, 720)
  const limits = [5, 20, 100]
  service = listService(
    'client_id',
    limits.map((finance_limit, at) => ({
      ...{ client_id: `1000${at}`, name: `Corio ${'ABC'[at]}`, client_type: 'fleet', state: 'VIC' },
      finance_limit,
    })),
  )
})

const rows = () => expect.poll(() => document.querySelectorAll('[data-row]').length)
const asked = () =>
  service.calls.findLast(({ path, query }) => path === '/api/v1/fm/clients' && query.has('fields'))
    ?.query
const head = (name: string | RegExp) => page.getByRole('columnheader', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('One filters, sorts and exports', async () => {
  const files: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download)
  })
  openConsole('/clients?search=corio', ['Clients:Read'])
  await rows().toBe(3)
  await tabTo(button('Filter'))
  await press('{Enter}')
  await userEvent.keyboard('client type')
  await expect.element(page.getByRole('menuitem', { name: 'Client type' })).toBeVisible()
  await press('{Enter}')
  const fleet = page.getByRole('option', { name: /^fleet$/i })
  await expect.element(fleet).toBeVisible()
  await userEvent.keyboard('fleet')
  await press('{Enter}')
  await expect.element(fleet).toHaveAttribute('aria-selected', 'true')
  await tabTo(button('Apply'))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked()?.get('client_type')).toBe('fleet')
  await rows().toBe(3)

  await tabTo(
    head(/Finance limit/)
      .getByRole('button')
      .first(),
    '{Tab}',
    FAR,
  )
  await press('{Enter}', '{Enter}')
  await expect.poll(() => asked()?.get('sort')).toBe('-finance_limit')

  await tabTo(button('Export CSV'), BACK, FAR)
  await press('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'What is shown' })).toHaveFocus()
  await press('{Enter}')
  await expect.poll(() => files).toEqual([expect.stringMatching(/^clients .*\.csv$/)])
  click.mockRestore()
})

test('One chooses columns and density, and keeps them as a view', async () => {
  openConsole('/clients?client_type=fleet', ['Clients:Read'])
  await rows().toBe(3)
  const columns = button('Columns')
  await tabTo(columns)
  await press('{Enter}')
  const chooser = page.getByRole('dialog', { name: 'Columns' })
  await expect.element(chooser.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('client_code')
  await expect.poll(() => chooser.getByRole('menuitem').elements().length).toBe(1)
  await press('{ArrowDown}', '{Enter}')
  const shown = (name: string) =>
    expect.poll(() => document.querySelectorAll(`th[data-column="${name}"]`).length)
  await shown('client_code').toBe(1)
  const grid = chooser.getByRole('grid', { name: 'Shown columns' })
  await tabTo(grid, BACK)
  // Tab goes through what is in a row, the arrows from row to row.
  await press(BACK, BACK, BACK, BACK)
  await expect.element(grid.getByRole('row', { name: 'Client code' })).toHaveFocus()
  await tabTo(grid.getByRole('row', { name: 'State' }), '{ArrowUp}')
  await tabTo(grid.getByRole('button', { name: 'Hide State' }))
  await press('{Enter}')
  await shown('state').toBe(0)
  await tabTo(chooser.getByRole('radiogroup', { name: 'Rows' }))
  await press('{ArrowRight}')
  await expect.poll(() => location.search).toContain('density=compact')
  await press('{Escape}')
  await expect.element(columns).toHaveFocus()

  await tabTo(button('Save view'), BACK)
  await press('{Enter}')
  const name = page.getByLabelText('Name of the view')
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Fleet by keys')
  await press('{Enter}')
  navigateTo('/')
  await expect.element(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await somewhere()
  await tabTo(page.getByRole('link', { name: 'Fleet by keys' }), BACK)
  await press('{Enter}')
  await expect.poll(() => location.search).toContain('density=compact')
  expect(location.search).toContain('client_type=fleet')
  await shown('client_code').toBe(1)
})

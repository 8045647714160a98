import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actFor } from '@/components/session/actingFor'
import { chooseTheme } from '@/components/session/theme'
import { client, role, supplier, user } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { byPalette, press, somewhere, tabTo } from '../support/keyWalk'
import { openConsole } from '../support/openConsole'
import { box, fieldAt, holds, opened, pressSave, unsaved } from '../support/openForm'
import { recordService } from '../support/recordService'

/** By the keyboard alone, about oneself and others: no click in this file, every step is a key. */

beforeEach(() => page.viewport(1280, 720))
afterEach(() => {
  actFor(null)
  chooseTheme('system')
})

const all = ({ permissions }: Resource) => Object.values(permissions)
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const isFocused = (name: string) =>
  expect.poll(() => box(name) === document.activeElement).toBe(true)

test('A role is added and deleted', async () => {
  const service = recordService(role, '21', null)
  // Nobody grants what they lack.
  openConsole('/roles', [...all(role), 'Clients:Read'])
  const add = page.getByRole('link', { name: 'New role' }).first()
  await expect.element(add).toBeVisible()
  await tabTo(add)
  await userEvent.keyboard('{Enter}')
  await opened('name')
  await isFocused('name')
  await userEvent.keyboard('Payers')
  const reads = page.getByRole('checkbox', { name: /^See clients and their history/ })
  await tabTo(reads)
  await press(' ')
  await expect.element(reads).toBeChecked()
  await pressSave()
  await expect.element(heading('Payers')).toBeVisible()
  expect(service.record()).toMatchObject({ name: 'Payers', permissions: ['Clients:Read'] })

  const more = page.getByRole('button', { name: 'More', exact: true })
  await expect.element(more).toBeVisible()
  await tabTo(more)
  await press('{Enter}')
  await tabTo(page.getByRole('menuitem', { name: 'Delete role' }), '{ArrowDown}')
  await press('{Enter}')
  const question = page.getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  await tabTo(question.getByRole('button', { name: /Delete/ }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/roles')
  expect(service.record()).toBeNull()
  await expect.poll(() => document.querySelectorAll('[data-row]')).toHaveLength(0)
})

test('A user is found in the list and disabled', async () => {
  const person = { user_name: 'kim', display_name: 'Kim Keys', role_id: '2', enabled: true }
  const service = recordService(user, '31', person)
  openConsole('/users', all(user))
  const link = page.getByRole('link', { name: 'Kim Keys' })
  await expect.element(link).toBeVisible()
  await tabTo(page.getByRole('link', { name: 'Skip to the page' }))
  await press('{Enter}')
  await tabTo(link)
  await userEvent.keyboard('{Enter}')
  await opened('user_name')
  await holds('user_name', 'kim')
  const enabled = fieldAt('enabled')
  await tabTo(enabled.getByRole('radio', { name: 'Yes' }))
  await press('{ArrowRight}')
  await expect.element(enabled.getByRole('radio', { name: 'No' })).toBeChecked()
  await press('{Control>}s{/Control}')
  await expect.element(unsaved).not.toBeInTheDocument()
  await somewhere()
  expect(service.record()).toMatchObject({ enabled: false })
})

test('A user is added with a role, by the palette', async () => {
  const service = recordService(user, '32', null)
  service.answer('GET /api/v1/fm/names/role', () =>
    Response.json({ data: [{ id: '3', name: 'Viewer', active: true }] }),
  )
  openConsole('/', [...all(user), ...all(role)])
  await expect.element(heading('Overview')).toBeVisible()
  await byPalette('users', 'Users')
  const add = page.getByRole('link', { name: 'New user' }).first()
  await expect.element(add).toBeVisible()
  await tabTo(add)
  await userEvent.keyboard('{Enter}')
  const to = async (name: string) => tabTo(await opened(name))
  await opened('user_name')
  await isFocused('user_name')
  await userEvent.keyboard('kim')
  await to('display_name')
  await userEvent.keyboard('Kim Keys')
  await to('role_id')
  await userEvent.keyboard('vie')
  await expect.element(page.getByRole('option', { name: /^Viewer/ })).toBeVisible()
  await press('{ArrowDown}', '{Enter}')
  await holds('role_id', 'Viewer')
  await to('password')
  await userEvent.keyboard('long enough to pass')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Kim Keys')).toBeVisible()
  expect(service.writes()[0]?.body).toEqual({
    ...{ user_name: 'kim', display_name: 'Kim Keys', role_id: '3' },
    password: 'long enough to pass',
  })
})

test('A time zone and a theme are chosen', async () => {
  recordService(supplier, 'S-1', { name: 'Mallee Tyres' })
  openConsole('/suppliers/S-1', ['Suppliers:Read'])
  await expect.element(page.getByText(/^Added .* \+00:00 by Tom Hale/)).toBeVisible()
  await tabTo(page.getByRole('button', { name: /^Time zone/ }))
  await press('{Enter}')
  await expect.element(page.getByRole('searchbox', { name: 'Find a time zone' })).toHaveFocus()
  await userEvent.keyboard('adel')
  await expect.poll(() => page.getByRole('menuitemradio').elements()).toHaveLength(1)
  await press('{ArrowDown}', '{Enter}')
  await expect.element(page.getByText(/^Added .* \+(?:09|10):30 by Tom Hale/)).toBeVisible()
  await somewhere()

  await tabTo(page.getByRole('button', { name: 'Account of Priya Raman' }))
  await press('{Enter}')
  await tabTo(page.getByRole('menuitemradio', { name: 'Dark' }), '{ArrowDown}')
  await press('{Enter}')
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
})

test('Escape leaves the list of time zones, though one of them is chosen', async () => {
  openConsole('/', [])
  const zones = page.getByRole('button', { name: /^Time zone/ })
  await expect.element(zones).toBeVisible()
  await tabTo(zones)
  await press('{Enter}')
  await expect.element(page.getByRole('menuitemradio', { checked: true })).toBeVisible()
  await press('{Escape}')
  const list = page.getByRole('dialog', { name: 'Time zone' })
  await expect.element(list, { timeout: 10_000 }).not.toBeInTheDocument()
  await expect.element(zones).toHaveFocus()
})

test('One acts for another, and stops', async () => {
  const service = recordService(client, '10001', { name: 'Corio Bay' })
  service.answer('GET /api/v1/fm/names/user', () =>
    Response.json({ data: [{ id: '7', name: 'Tom Hale', active: true }] }),
  )
  openConsole('/', ['Audit:UserIdOverride'])
  await expect.element(heading('Overview')).toBeVisible()
  await byPalette('act for', 'Act for another user')
  const dialog = page.getByRole('dialog', { name: 'Act for another user' })
  await expect.element(dialog.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('Tom')
  await expect.poll(() => dialog.getByRole('menuitemradio').elements()).toHaveLength(1)
  await press('{ArrowDown}', '{Enter}')
  await expect.element(page.getByText('Acting for Tom Hale')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await somewhere()
  const stop = page.getByRole('button', { name: 'Stop' })
  await tabTo(stop, '{Shift>}{Tab}{/Shift}')
  await press('{Enter}')
  await expect.element(stop).not.toBeInTheDocument()
  await somewhere()
})

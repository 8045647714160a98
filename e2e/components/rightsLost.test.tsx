import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { service, signedInAs, whoIsSignedIn } from '../support/answers'
import { listOf, refusal } from '../support/bodies'
import { openPage } from '../support/consolePage'
import { chooseFile, ModuleWorker } from '../support/openImport'

/** What becomes of what is not saved where an administrator takes a permission from the role meanwhile. */

const MINING = {
  ...{ code_id: '1', list: 'sic', code: 'A', name: 'Mining', active: true, order: 40, note: null },
  ...{ _etag: '"1"', last_edit: '2026-11-20T01:00:00Z' },
}
const WHY = 'This needs the permission Codes:Manage, which your role Clerk lacks.'
const refused = () =>
  refusal('permission_denied', { detail: WHY, required_permission: 'Codes:Manage' })

const MAY = ['Codes:Read', 'Codes:Manage']
const name = page.getByRole('textbox', { name: /^Name/ })
const mining = page.getByRole('link', { name: 'Mining', exact: true })

let asked: ReturnType<typeof service>['asked']

beforeEach(async () => {
  vi.stubGlobal('Worker', ModuleWorker)
  await page.viewport(1280, 720)
  asked = service({
    'GET /admin/codes': listOf(MINING),
    'GET /fm/codes': listOf(MINING),
    'PATCH /fm/codes/1': refused,
    'PATCH /fm/codes': () => Response.json({ results: [{ status: 'updated' }] }),
  }).asked
})
afterEach(() => {
  vi.useRealTimers()
})

const askedMe = () => asked.filter(({ path }) => path === '/me').length

/** The person comes back to the page after a while, and it finds out that they may only read. */
async function loseRights() {
  signedInAs({ ...whoIsSignedIn(), permissions: ['Codes:Read'] })
  const before = askedMe()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(askedMe).toBe(before + 1)
  // What only shows whether the role adds codes says so at once.
  await expect.element(page.getByRole('link', { name: 'New code' })).not.toBeInTheDocument()
}

test('A cell in which something is typed stays, and its save is refused in words', async () => {
  openPage('/codes', { permissions: MAY })
  await page.getByRole('button', { name: 'Edit name of Mining' }).click()
  await name.fill('Mines')
  await loseRights()
  await expect.element(name).toHaveValue('Mines')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: WHY })).toBeVisible()
  await page.getByRole('button', { name: 'Leave as it was' }).click()
  await expect.element(mining).toBeVisible()
})

test('A cell that was only opened shows what its record holds', async () => {
  openPage('/codes', { permissions: MAY })
  await page.getByRole('button', { name: 'Edit name of Mining' }).click()
  await expect.element(name).toHaveValue('Mining')
  await loseRights()
  await expect.element(mining).toBeVisible()
})

test('A refused save takes the other cells back, and leaves the one that is written in', async () => {
  openPage('/codes', { permissions: MAY })
  await page.getByRole('button', { name: 'Edit name of Mining' }).click()
  await name.fill('Mines')
  await expect
    .element(page.getByRole('gridcell', { name: '40' }))
    .not.toHaveAttribute('aria-readonly', 'true')
  signedInAs({ ...whoIsSignedIn(), permissions: ['Codes:Read'] })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: WHY })).toBeVisible()
  const order = page.getByRole('gridcell', { name: '40', exact: true })
  await expect.element(order).toHaveAttribute('aria-readonly', 'true')
  await order.click()
  await expect.element(page.getByRole('textbox', { name: /^Order/ })).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Mines')
})

test('A change of many that is being put together stays, and is refused in words', async () => {
  openPage('/codes', { permissions: MAY })
  await page.getByRole('checkbox', { name: 'Select Mining' }).click({ force: true })
  await page.getByRole('button', { name: 'Edit 1 code' }).click()
  const dialog = page.getByRole('dialog', { name: /^Edit / })
  await dialog.getByRole('combobox', { name: 'Add a field' }).fill('note')
  await expect.element(page.getByRole('option', { name: 'Note' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const note = dialog.getByRole('textbox', { name: 'Note' })
  await note.fill('Dug')
  await loseRights()
  await expect.element(note).toHaveValue('Dug')
})

test('What was typed in a form stays there', async () => {
  service({
    'GET /fm/codes/1': MINING,
    'PATCH /fm/codes/1': refused,
    'GET /me': () => ({ ...whoIsSignedIn(), permissions: ['Codes:Read'] }),
  })
  openPage('/codes/1', { permissions: MAY })
  await name.fill('Mines')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: WHY })).toBeVisible()
  // The line that is there only while the role may delete codes.
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Delete code' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(name).toHaveValue('Mines')
})

test('The form of a new record stays', async () => {
  openPage('/codes/new', { permissions: MAY })
  await name.fill('Mines')
  await loseRights()
  await expect.element(name).toHaveValue('Mines')
})

test('A file of which a cell has been mended stays', async () => {
  openPage('/codes/import', { permissions: MAY })
  await chooseFile(['code_id,order', '1,much'])
  await page.getByRole('button', { name: 'Check the file' }).click()
  const cell = page.getByRole('textbox', { name: 'order of row 2' })
  await cell.fill('7')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('1 cell mended, not checked yet')).toBeVisible()
  await loseRights()
  await expect.element(cell).toHaveValue('7')
})

import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { supplier } from '@/lib/resources'
import { answering } from '../support/answering'
import { chooseFile, ModuleWorker, showImport } from '../support/openImport'

/** What a person has said of the columns of a file, which the page alone holds until the file is written. */

beforeEach(async () => {
  await page.viewport(1280, 720)
  vi.stubGlobal('Worker', ModuleWorker)
  answering(() => Response.json({ results: [{ status: 'updated', changes: [] }] }))
})

const press = (name: string) => page.getByRole('button', { name }).click()

async function become(column: string, field: string) {
  await page.getByRole('combobox', { name: `What ${column} becomes` }).fill(field)
  const first = page.getByRole('option').first()
  await expect.element(first).toHaveTextContent(new RegExp(`^${field}`))
  await userEvent.keyboard('{ArrowDown}{Enter}')
}

/** Whether the browser would ask before it closes the page. */
const isAsking = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('Columns that were matched by hand are not left without a question until they are written', async () => {
  showImport(supplier, ['Suppliers:Read', 'Suppliers:Update'])
  await chooseFile(['supplier_id,Name,Colour,Shade', 'S-1,Stands,red,dark'])
  // What was guessed, and what was no field before either, is no work of theirs.
  await press('Ignore these 2')
  await expect.element(page.getByRole('button', { name: 'Check the file' })).toBeEnabled()
  expect(isAsking()).toBe(false)
  await become('Shade', 'Note')
  await expect.poll(isAsking).toBe(true)
  await become('Shade', 'Ignore this column')
  await expect.poll(isAsking).toBe(false)
  await become('Shade', 'Note')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave with matched columns?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await press('Check the file')
  await expect.element(page.getByText('1 will change')).toBeVisible()
  expect(isAsking()).toBe(true)
  await press('Change 1 supplier')
  await expect.element(page.getByText('1 changed')).toBeVisible()
  await expect.poll(isAsking).toBe(false)
})

test('On a phone the name of a column ends its lines between its words', async () => {
  await page.viewport(320, 720)
  showImport(supplier, ['Suppliers:Read', 'Suppliers:Update'])
  await chooseFile(['supplier_id,payment_method_id_of_the_driver_account', 'S-1,X'])
  const name = page.getByRole('rowheader', { name: 'payment_method_id_of_the_driver_account' })
  await expect.element(name).toBeVisible()
  const texts = document.createTreeWalker(name.element(), NodeFilter.SHOW_TEXT)
  const tops = new Set<number>()
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const lines = [...range.getClientRects()].map(({ top }) => top)
    expect(lines).toHaveLength(1)
    for (const top of lines) tops.add(top)
  }
  expect(tops.size).toBeGreaterThan(1)
})

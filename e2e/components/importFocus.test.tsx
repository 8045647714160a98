import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { supplier } from '@/lib/resources'
import { answering } from '../support/answering'
import { chooseFile, ModuleWorker, showImport } from '../support/openImport'

/** Where who works by keyboard, or by ear, goes on in an import once the button they pressed is gone. */

beforeEach(async () => {
  await page.viewport(1280, 720)
  vi.stubGlobal('Worker', ModuleWorker)
  answering(() => Response.json({ results: [{ status: 'updated', changes: [] }] }))
})

const LINES = ['supplier_id,name,Colour,Shade', 'S-1,Stands,red,dark']

const press = (name: string) => page.getByRole('button', { name }).click()
const hasFocus = (role: 'region' | 'group' | 'button', name: string) =>
  expect.element(page.getByRole(role, { name, exact: true })).toHaveFocus()

test('The focus goes from step to step of an import', async () => {
  showImport(supplier, ['Suppliers:Read', 'Suppliers:Update'])
  // The page is read from its top.
  expect(document.activeElement).toBe(document.body)
  await chooseFile(LINES)
  await hasFocus('region', 'file.csv')
  await press('Ignore these 2')
  await hasFocus('group', 'Next step')
  await press('Check the file')
  await hasFocus('region', 'What the check found')
  const name = page.getByRole('combobox', { name: 'What name becomes' })
  await name.fill('Note')
  await expect.element(page.getByRole('option', { name: /^Note/ })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Check the file' })).toBeVisible()
  await expect.element(name).toHaveFocus()
  await press('Check the file')
  await press('Change 1 supplier')
  await hasFocus('region', 'What was written')
  await press('Import another file')
  await hasFocus('button', 'Choose a file')
  await chooseFile(LINES)
  await press('Choose another file')
  await hasFocus('button', 'Choose a file')
})

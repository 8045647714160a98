import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approval } from '@/lib/resources'
import { pressComposing } from '../support/component'
import { press, somewhere, tabTo } from '../support/keyWalk'
import { openConsole } from '../support/openConsole'
import { field, pressSave, save, unsaved } from '../support/openForm'
import { recordService } from '../support/recordService'

/** Maintenance lines by the keys of a spreadsheet, and out of one. */

const MAY = ['Approvals:Read', 'Approvals:Update']
const LINES = '/approvals/88001/lines'
const SERVICE = { description: 'Service', quantity: 1, unit_price: 80, amount: 80 }

let service: ReturnType<typeof recordService>

beforeEach(async () => {
  await page.viewport(1280, 720)
  service = recordService(approval, '88001', {
    ...{ contract_id: 'C-1', status_flag: 'requested', maintenance_lines: [SERVICE] },
  })
  openConsole(LINES, MAY)
  await expect.element(cell(1)).toBeVisible()
})

const named = (name: string) => page.getByRole('textbox', { name, exact: true })
const cell = (row: number) => named(`Description, line ${row}`)
const lines = () => service.record()?.maintenance_lines

/** Pastes into what has the focus, as a spreadsheet leaves it: with a type for text. */
function paste(...rows: string[]) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', rows.join('\r\n'))
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
}

test('A line is duplicated, moved and deleted by the keys', async () => {
  cell(1).element().focus()
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.element(cell(2)).toHaveFocus()
  await userEvent.keyboard('Tyre')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(cell(1)).toHaveFocus()
  await expect.element(cell(1)).toHaveValue('Tyre')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(cell(2)).toHaveFocus()
  await expect.element(cell(2)).toHaveValue('Service')
  await userEvent.keyboard('{Control>}{Delete}{/Control}')
  await expect.element(cell(2)).not.toBeInTheDocument()
  await expect.element(cell(1)).toHaveFocus()
  await save()
  expect(lines()).toEqual([{ ...SERVICE, description: 'Tyre' }])
})

test('Enter of an input method adds no line while that composes', async () => {
  cell(1).element().focus()
  expect(pressComposing(cell(1).element())).toBe(true)
  await expect.element(cell(1)).toHaveFocus()
  expect(cell(2).elements()).toEqual([])
})

test('One is added by Tab and Enter, and saved with the focus still on the page', async () => {
  const add = page.getByRole('button', { name: 'Add line' })
  await tabTo(add, '{Tab}', 80)
  await press('{Enter}')
  await expect.element(cell(2)).toHaveFocus()
  await userEvent.keyboard('By keys')
  await press('{Control>}s{/Control}')
  await expect.element(unsaved).not.toBeInTheDocument()
  await somewhere()
  expect(lines()).toMatchObject([SERVICE, { description: 'By keys' }])
})

test('Lines come from a spreadsheet, by the names of its columns', async () => {
  await page.getByRole('button', { name: 'Add line' }).click()
  await expect.element(cell(2)).toHaveFocus()
  paste(
    'Amount\tDescription\tQty\tPrice',
    '91.00\tBrake pads\t2\t45.50',
    '180\tLabour, 1.5 hours\t1.5\t120',
  )
  await expect.element(page.getByText('Pasted 2 lines')).toBeVisible()
  expect(document.querySelector('[data-total]')?.textContent).toBe('351.00')
  await save()
  expect(lines()).toEqual([
    SERVICE,
    { description: 'Brake pads', quantity: 2, unit_price: 45.5, amount: 91 },
    { description: 'Labour, 1.5 hours', quantity: 1.5, unit_price: 120, amount: 180 },
  ])
})

test('Lines are not taken from a spreadsheet where a comma before decimals leaves a price in doubt', async () => {
  cell(1).element().focus()
  paste('Tyre\t1\t1.234\t1.234', 'Wheel\t1\t12,5\t12,5')
  const told = page.getByText('Nothing was pasted: “1.234” may be one figure')
  await expect.element(told).toBeVisible()
  expect(cell(2).elements()).toEqual([])
  await expect.element(cell(1)).toHaveValue('Service')
  paste('Tyre\t1\t1234\t1234', 'Wheel\t1\t12.5\t12.5')
  await expect.element(cell(2)).toHaveValue('Wheel')
  await save()
  expect(lines()).toMatchObject([{ amount: 1234 }, { amount: 12.5 }])
})

test('A cell without a figure holds the save until it is kept as text, or mended', async () => {
  const price = named('Unit price, line 1')
  await price.fill('abc')
  await pressSave()
  await expect.element(page.getByText('Line 1: Unit price “abc” is no figure')).toBeVisible()
  await expect.element(price).toHaveFocus()
  await expect.element(price).toHaveAttribute('aria-invalid', 'true')
  expect(service.writes()).toEqual([])

  await page.getByRole('button', { name: 'Add line' }).click()
  await expect.element(cell(2)).toHaveFocus()
  paste('Wiper blades\ttwo\t45.50\t91')
  const quantity = named('Quantity, line 2')
  await expect.element(quantity).toHaveAttribute('aria-invalid', 'true')
  await expect.element(unsaved).toHaveTextContent('1 to mend')

  price.element().focus()
  await userEvent.keyboard('{Tab}{Tab}')
  const keep = page.getByRole('button', { name: 'Keep as text: unit price of line 1' })
  await expect.element(keep).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(price).toHaveFocus()
  await expect.element(price).not.toHaveAttribute('aria-invalid')
  await pressSave()
  await expect.element(quantity).toHaveFocus()
  await quantity.fill('2')
  await save()
  expect(lines()).toMatchObject([
    { unit_price: 'abc', amount: 80 },
    { description: 'Wiper blades', quantity: 2, unit_price: 45.5, amount: 91 },
  ])
  // What the record holds already needs no word from anybody.
  await cell(1).fill('As agreed')
  await save()
})

test('They stand under a tab of their own, and details under another', async () => {
  expect(field('invoice_no')?.checkVisibility()).toBe(false)
  await page.getByRole('tab', { name: 'Details' }).click()
  await expect.poll(() => field('invoice_no')?.checkVisibility()).toBe(true)
  expect(cell(1).elements()).toEqual([])
})

test('Their words have room in a window of half a screen', async () => {
  await page.viewport(640, 360)
  await expect.poll(() => cell(1).element().getBoundingClientRect().width).toBeGreaterThan(300)
  await expect.element(page.getByText('Amount', { exact: true }).first()).toBeVisible()
})

test('The heads of many lines stay in sight, and no line that has the focus stands behind them', async () => {
  await page.getByRole('button', { name: 'Add line' }).click()
  await expect.element(cell(2)).toHaveFocus()
  paste(...Array.from({ length: 60 }, (_, row) => `Part ${row}\t1\t2.50\t2.50`))
  await expect.element(cell(61)).toBeInTheDocument()
  const heads = page.getByRole('columnheader', { name: 'Description' })
  const edges = (of: Element) => of.getBoundingClientRect()
  cell(50).element().focus()
  for (let row = 50; row > 20; row--) {
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(cell(row - 1)).toHaveFocus()
    expect(edges(heads.element()).top).toBeGreaterThanOrEqual(0)
    expect(edges(cell(row - 1).element()).top).toBeGreaterThanOrEqual(edges(heads.element()).bottom)
  }
})

import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { supplier } from '@/lib/resources'
import { expectAccessible } from '../support/accessible'
import { service } from '../support/answers'
import { listOf } from '../support/bodies'
import { openPage, pageAt } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'
import '../support/field'

/** The keyboard: what it does on the page at hand, and where that is told. */

const MALLEE = { supplier_id: 'S-1', name: 'Mallee Tyres', trading_name: null }

const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const code = page.getByField('trading_name')
const unsaved = page.getByRole('region', { name: 'Unsaved changes' })
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

let kept: ReturnType<typeof keptRecord>

beforeEach(async () => {
  await page.viewport(1280, 720)
  kept = keptRecord(supplier, MALLEE)
  service(kept.answers, { 'GET /fm/suppliers': listOf({ ...MALLEE, _etag: '"1.1"' }) })
})

async function openForm() {
  openPage('/suppliers/S-1')
  await expect.element(code).toBeInTheDocument()
}

async function openPalette(typed: string) {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('searchbox', { name: 'Find anything' })).toHaveFocus()
  await userEvent.keyboard(typed)
}

test('those of a list are listed on one, from the palette too', async () => {
  openPage('/suppliers')
  await expect.element(page.getByRole('link', { name: MALLEE.name })).toBeVisible()
  await openPalette('List keyboard')
  await expect.element(page.getByRole('menuitem', { name: /keyboard/ }).first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  const ofList = dialog.getByRole('region', { name: 'In a list' })
  await expect.element(ofList).toHaveTextContent('Choose the row')
  expect(dialog.getByRole('region', { name: 'In a form' }).elements()).toEqual([])
})

test('Ctrl+S saves from the review with its reason, which stays on the way back, and goes with one save', async () => {
  await openForm()
  await code.fill('WHY')
  await press('Review')
  const review = page.getByRole('dialog', { name: 'Review 1 change' })
  const reason = review.getByRole('textbox', { name: 'Reason' })
  await expect.element(reason).toHaveFocus()
  await userEvent.keyboard('Asked for by phone')
  await review.getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(review).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(unsaved).not.toBeInTheDocument()
  expect(kept.entries[0]).toMatchObject({ reason: 'Asked for by phone' })

  await code.fill('AGAIN')
  await press('Review')
  await expect.element(reason).toHaveValue('')
  await reason.fill('From the dialog')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(unsaved).not.toBeInTheDocument()
  expect(kept.entries[0]).toMatchObject({ reason: 'From the dialog' })
})

test('? lists those of the page at hand, but not while one types, and can be turned off', async () => {
  await openForm()
  await code.fill('AGAIN')
  await code.click()
  await userEvent.keyboard('{End}Why?')
  await expect.element(code).toHaveValue('AGAINWhy?')
  expect(dialog.elements()).toEqual([])

  const account = page.getByRole('button', { name: /^Account/ })
  ;(account.element() as HTMLElement).focus()
  await userEvent.keyboard('?')
  const region = (name: string) => dialog.getByRole('region', { name })
  await expect.element(region('In a form')).toHaveTextContent('SaveCtrlS')
  await expect.element(region('Everywhere')).toHaveTextContent('CtrlK')
  expect(region('In a list').elements()).toEqual([])
  await expectAccessible('[role=dialog]')

  const singles = dialog.getByText('Shortcuts of a single key')
  await singles.click()
  await expect.element(dialog.getByText('List the shortcuts')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(account).toHaveFocus()
  await userEvent.keyboard('?')
  await new Promise((resolve) => requestIdleCallback(resolve))
  expect(dialog.elements()).toEqual([])

  await account.click()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await singles.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(account).toHaveFocus()
  await userEvent.keyboard('?')
  await expect.element(dialog).toBeVisible()
})

test.each(['Enter', 'a click'])(
  'a form is left through the palette by %s, which is gone before the question',
  async (way) => {
    await openForm()
    await code.fill('UNSAVED')
    await openPalette('10002')
    const palette = page.getByRole('dialog', { name: 'Find anything' })
    const line = palette.getByRole('menuitem', { name: 'Go to client 10002' })
    await expect.element(line).toBeVisible()
    if (way === 'Enter') await userEvent.keyboard('{Enter}')
    else await line.click()
    const question = page.getByRole('alertdialog', { name: /^Leave with 1 unsaved change/ })
    await expect.element(question).toBeVisible()
    expect(palette.elements()).toEqual([])
    await expect.element(question.getByRole('button', { name: 'Stay' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    expect(pageAt()).toBe('/suppliers/S-1')
  },
)

test('a form is left through the drawer of a phone, which is gone before the question', async () => {
  await openForm()
  await code.fill('UNSAVED')
  await page.viewport(390, 844)
  await press('Open navigation')
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await drawer.getByRole('link', { name: 'Overview' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await press('Leave, keep draft')
  await expect.poll(pageAt).toBe('/')
})

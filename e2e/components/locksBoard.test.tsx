import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approval } from '@/lib/resources'
import { press, somewhere, tabTo } from '../support/keyWalk'
import { openConsole } from '../support/openConsole'
import { PRIYA } from '../support/persons'
import { recordService } from '../support/recordService'

/** The board of locks: who holds what until when, and how a lock is ended there. */

const PARTNER = { user_id: '4', display_name: 'Partner integration' }
const MAY = ['Approvals:Read', 'DelegatedLocking']
/** The rail stands before the board. */
const FAR = 80

let service: ReturnType<typeof recordService>

beforeEach(async () => {
  await page.viewport(1280, 720)
  service = recordService(approval, '88001', { contract_id: 'C-1', status_flag: 'requested' })
})

const reasonOfEnd = () =>
  service.calls.find(({ method }) => method === 'DELETE')?.headers.get('audit-reason')

test('Who holds what is shown, with the time that is left, and leads to it', async () => {
  service.locks.hold(PARTNER)
  const opened = openConsole('/locks', MAY)
  const row = page.getByRole('row').filter({ hasText: '88001' })
  await expect.element(row).toHaveTextContent('Partner integration')
  const left = () => [...row.element().querySelectorAll('time')].at(-1)?.textContent
  const before = left()
  expect(before).toMatch(/\d/)
  await expect.poll(left).not.toBe(before)
  // Others' ids are the keys to their locks, and not told to who may break none.
  expect(row.getByRole('button').elements()).toEqual([])
  await row.getByRole('link', { name: '88001' }).click()
  expect(opened).toEqual(['/approvals/88001'])
})

test('Another’s is broken by the keys alone, once a reason is given', async () => {
  service.locks.showIds()
  service.locks.hold(PARTNER)
  openConsole('/locks', [...MAY, 'Locks:Break'])
  const name = 'Break the lock of Partner integration on approval 88001'
  const button = page.getByRole('button', { name })
  await expect.element(button).toBeVisible()
  await tabTo(button, '{Tab}', FAR)
  await press('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Break the lock of Partner integration?' })
  const reason = dialog.getByRole('textbox')
  const confirm = dialog.getByRole('button', { name: 'Break the lock' })
  await expect.element(reason).toHaveFocus()
  await tabTo(confirm)
  await press('{Enter}')
  await expect.element(reason).toHaveFocus()
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true')
  expect(service.locks.holder()).toBe('Partner integration')

  await userEvent.keyboard('The partner has gone home')
  await tabTo(confirm)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Nothing is locked')).toBeVisible()
  await somewhere()
  expect(service.locks.holder()).toBeUndefined()
  expect(reasonOfEnd()).toBe('The partner has gone home')
})

test('One’s own is ended without asking why', async () => {
  service.locks.hold(PRIYA)
  openConsole('/locks', MAY)
  await page.getByRole('button', { name: 'End your lock on approval 88001' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('Others may take it at once.')
  expect(dialog.getByRole('textbox').elements()).toEqual([])
  await dialog.getByRole('button', { name: 'End the lock' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(service.locks.holder()).toBeUndefined()
  expect(reasonOfEnd()).toBeNull()
})

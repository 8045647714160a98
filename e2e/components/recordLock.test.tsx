import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approval } from '@/lib/resources'
import { refusal } from '../support/bodies'
import { press, somewhere, tabTo, toField } from '../support/keyWalk'
import { navigateTo, openConsole } from '../support/openConsole'
import {
  box,
  field,
  fill,
  holds,
  look,
  opened,
  pressSave,
  save,
  unsaved,
} from '../support/openForm'
import { type Person, PRIYA, TOM } from '../support/persons'
import { recordService } from '../support/recordService'

/** The lock of a record that is open: how it is told of, taken, lost and waited for. */

const PAGE = '/approvals/88001'
/** Of whoever works without locks. */
const WITHOUT = ['Approvals:Read', 'Approvals:Update']
const MAY = [...WITHOUT, 'DelegatedLocking']
const LOCKED = /^Locked by Tom Hale until .*\d\d:\d\d$/

let service: ReturnType<typeof recordService>

beforeEach(async () => {
  await page.viewport(1280, 720)
  service = recordService(approval, '88001', { contract_id: 'C-1', status_flag: 'requested' })
})

const chip = () => document.querySelector<HTMLElement>('[data-lock-of="approvals/88001"]')
const retry = page.getByRole('button', { name: 'Retry' })
const told = () => chip()?.textContent
const lockIs = (word: string) => expect.poll(() => chip()?.dataset.lock).toBe(word)

/** Tom, who holds it, saves something and leaves. */
function leaveTo(values: Readonly<Record<string, unknown>>) {
  service.change(values)
  service.locks.end()
  look()
}

test('Whoever opens what another holds reads it, and writes it once they have left', async () => {
  service.locks.hold(TOM)
  openConsole(PAGE, MAY)
  await expect.poll(told).toMatch(LOCKED)
  await expect.element(page.getByText('Tom Hale is editing this approval')).toBeVisible()
  expect(field('invoice_no')?.checkVisibility()).toBe(true)
  expect(box('invoice_no')).toBeNull()
  expect(page.getByRole('button', { name: 'Move to batch' }).elements()).toEqual([])
  leaveTo({ invoice_no: 'INV-FIRST' })
  await expect.poll(told).toBe('Free')
  await holds('invoice_no', 'INV-FIRST')
})

test('A lock that is taken is counted beside the pages at once, and no longer once it is left', async () => {
  openConsole(PAGE, MAY)
  const rail = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Locks' })
  await lockIs('free')
  await fill('notes', 'Counted')
  await lockIs('held')
  await expect.element(rail).toHaveAccessibleDescription('1 in all')
  await save()
  navigateTo('/')
  await expect.poll(service.locks.holder).toBeUndefined()
  await expect.element(rail).toHaveAccessibleDescription('0 in all')
})

test('One that was broken refuses the late save, and is taken again by the keys with all that was typed', async () => {
  openConsole(PAGE, MAY)
  await opened('notes')
  await lockIs('free')
  await toField('notes')
  await userEvent.keyboard('Typed before the lock was broken')
  await lockIs('held')
  service.locks.end()
  await press('{Control>}s{/Control}')
  await expect.poll(told).toBe('Your lock has ended')
  expect(field('notes')?.textContent).toContain('Typed before the lock was broken')
  expect(service.record()?.notes).toBeUndefined()
  const again = page.getByRole('button', { name: 'Take the lock again' })
  await expect.element(again).toBeVisible()
  await somewhere()
  await tabTo(again, '{Shift>}{Tab}{/Shift}')
  await userEvent.keyboard('{Enter}')
  await lockIs('held')
  await holds('notes', 'Typed before the lock was broken')
  await somewhere()
  await press('{Control>}s{/Control}')
  await expect.element(unsaved).not.toBeInTheDocument()
  expect(service.record()?.notes).toBe('Typed before the lock was broken')
})

test('Whose role loses the right to hold locks keeps the form with all that was typed', async () => {
  openConsole(PAGE, MAY)
  await fill('notes', 'Typed while it was allowed')
  await lockIs('held')
  const answer = { user: PRIYA, role: { role_id: '2', name: 'Editor' }, permissions: WITHOUT }
  service.answer('GET /api/v1/me', () => Response.json(answer))
  service.intercept(() => refusal('permission_denied', { required_permission: 'DelegatedLocking' }))
  await pressSave()
  await expect.poll(() => service.calls.some(({ path }) => path === '/api/v1/me')).toBe(true)
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await holds('notes', 'Typed while it was allowed')
  await lockIs('held')
  await expect.element(unsaved).toBeVisible()
})

test.each([
  ['works without locks', WITHOUT],
  ['takes locks', MAY],
])(
  'Who %s is told that a record is held on their behalf, not in a tab of theirs',
  async (_, may) => {
    openConsole(PAGE, may)
    await opened('notes')
    if (may === MAY) await lockIs('free')
    service.locks.hold(PRIYA, TOM)
    // The first change finds out who takes locks, and looking again who takes none.
    if (may === MAY) await fill('notes', 'Typed as it was taken')
    else look()
    await expect.poll(told).toMatch(/^Locked on your behalf until/)
    await expect.element(page.getByText('Tom Hale holds this approval on your')).toBeVisible()
    expect(page.getByRole('button', { name: 'Take over' }).elements()).toEqual([])
    service.locks.end()
    look()
    await expect.poll(() => box('notes')).not.toBeNull()
  },
)

test('Who works without locks reads what another holds, and takes none once it is free', async () => {
  service.locks.hold(TOM)
  openConsole(PAGE, WITHOUT)
  await expect.poll(told).toMatch(LOCKED)
  await expect.element(page.getByText('Tom Hale is editing this approval')).toBeVisible()
  expect(field('notes')?.checkVisibility()).toBe(true)
  expect(box('notes')).toBeNull()
  expect(service.writes()).toEqual([])
  leaveTo({ notes: 'By Tom' })
  await holds('notes', 'By Tom')
  // Who takes no locks is told of those that are held, and of nothing else.
  expect(chip()).toBeNull()
  await fill('notes', 'By the editor')
  await save()
  expect(service.record()).toMatchObject({ notes: 'By the editor' })
  expect(service.calls.some(({ path }) => path.includes('locking-sessions'))).toBe(false)
})

test('What another takes meanwhile is refused at the save of who works without, and kept', async () => {
  openConsole(PAGE, WITHOUT)
  await fill('notes', 'By the editor')
  service.locks.hold(TOM)
  await pressSave()
  await expect.element(page.getByText(/Tom Hale holds it until .*\d\d:\d\d/)).toBeVisible()
  service.locks.end()
  await holds('notes', 'By the editor')
  await retry.click()
  await expect.element(unsaved).not.toBeInTheDocument()
  expect(service.record()).toMatchObject({ notes: 'By the editor' })
})

const PARTNER: Person = { user_id: '4', display_name: 'Partner integration' }

test.each([
  ['themselves', PRIYA, /locked in your own name until .*\d\d:\d\d: by you in another tab/],
  ['who acts for them', TOM, /Tom Hale holds it in your name until .*\d\d:\d\d/],
])(
  'Whose save is refused by a lock in their own name, taken by %s, is not told that they hold it',
  async (_, actor, words) => {
    openConsole(PAGE, WITHOUT)
    await fill('notes', 'By the editor')
    service.locks.hold(PRIYA, actor)
    await pressSave()
    await expect.element(page.getByText(words)).toBeVisible()
    expect(page.getByText(/Priya Raman holds it/).elements()).toEqual([])
  },
)

test('Who waits for what somebody holds for another is told both names', async () => {
  service.locks.hold(TOM, PARTNER)
  openConsole(PAGE, MAY)
  await expect.poll(told).toMatch(/^Locked by Partner integration for Tom Hale until/)
  await expect
    .element(page.getByText('Partner integration for Tom Hale is editing this approval'))
    .toBeVisible()
})

test.each([
  ['of one’s own that is over', MAY],
  ['of another', WITHOUT],
])(
  'A lock %s is told in one place, and as what refused a save no more once the record opens',
  async (_, may) => {
    openConsole(PAGE, may)
    await fill('notes', 'Typed before')
    if (may === MAY) {
      await lockIs('held')
      service.locks.end()
    } else service.locks.hold(TOM)
    await pressSave()
    look()
    await expect.poll(() => box('notes')).toBeNull()
    await expect.poll(() => retry.elements()).toEqual([])
    if (may === MAY) await page.getByRole('button', { name: 'Take the lock again' }).click()
    else service.locks.end()
    look()
    await holds('notes', 'Typed before')
    expect(retry.elements()).toEqual([])
    await save()
    expect(service.record()).toMatchObject({ notes: 'Typed before' })
  },
)

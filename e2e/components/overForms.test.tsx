import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approval, client, packagingDefaults } from '@/lib/resources'
import { expectAccessible } from '../support/accessible'
import { type Answers, service } from '../support/answers'
import { listOf } from '../support/bodies'
import { openPage } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'
import { TOM } from '../support/persons'
import '../support/field'

/** Everybody can use what stands over a form, and forms that something is wrong with. */

/** A menu that just closes is one too, for a moment. */
const DIALOG = ':is([role=dialog], [role=alertdialog]):not([data-exiting])'

const dialog = () => document.querySelector(DIALOG)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const soon = () => new Date(Date.now() + 300_000).toISOString()

const LOCKS: Answers = {
  'POST /fm/locking-sessions': () =>
    Response.json({ locking_session_id: 'L1', expires_at: soon() }, { status: 201 }),
  'DELETE /fm/locking-sessions/L1': () => new Response(null, { status: 204 }),
}
/** That of another, whose id nobody is told. */
const theirs = (id: string | null) =>
  listOf({
    ...{ locking_session_id: id, user_id: TOM.user_id, user_name: TOM.display_name },
    ...{ opened_by_user_id: TOM.user_id, opened_by_user_name: TOM.display_name },
    ...{ created: '2026-11-21T04:00:00Z', expires_at: soon() },
    ...{ locks: [{ resource: 'approvals', id: '88001' }], ttl_seconds: 300 },
  })

const anApproval = () =>
  keptRecord(approval, {
    ...{ approval_id: '88001', contract_id: 'C-1', status_flag: 'requested', notes: null },
    ...{ maintenance_lines: [], approval_amount: 120 },
  })

beforeEach(async () => {
  await page.viewport(1280, 720)
})

/** How each dialog is come by; the page is a form with one change. */
const DIALOGS: Readonly<Record<string, () => Promise<unknown>>> = {
  async palette() {
    await userEvent.keyboard('{Control>}k{/Control}')
    await page.getByRole('searchbox', { name: 'Find anything' }).fill('Watleford')
    await expect.element(page.getByRole('menuitem', { name: /Wattle/ }).first()).toBeVisible()
  },
  review: () => button('Review').click(),
  'leave guard': () => page.getByRole('link', { name: 'Overview' }).click(),
  async 'act for'() {
    await button(/^Account/).click()
    await page.getByRole('menuitem', { name: 'Act for another user' }).click()
    await expect.element(page.getByRole('menuitemradio').first()).toBeVisible()
  },
  async request() {
    await button('More').click()
    await page.getByRole('menuitem', { name: 'Show request' }).click()
  },
}

test.each(Object.entries(DIALOGS))('the %s', async (_, open) => {
  service(anApproval().answers, LOCKS, {
    'GET /fm/clients': listOf({ client_id: '10001', name: 'Wattleford City Council' }),
    'GET /fm/names/user': { data: [{ id: '7', name: 'Tom Hale', active: true }] },
  })
  openPage('/approvals/88001')
  await page.getByField('notes').fill('Changed')
  await expect.element(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
  await open()
  await expect.poll(dialog).not.toBeNull()
  await expectAccessible(DIALOG)
  await userEvent.keyboard('{Escape}')
  // The first Escape may only have emptied a search.
  if (dialog()) await userEvent.keyboard('{Escape}')
  await expect.poll(dialog).toBeNull()
})

test('a form with faults, and a merge', async () => {
  const owner = keptRecord(client, { client_id: '10001', name: 'Wattleford' })
  const defaults = keptRecord(packagingDefaults, { client_id: '10001', pay_run_start: 1 })
  service(owner.answers, defaults.answers)
  openPage('/clients/10001/packaging-defaults')
  const start = page.getByField('pay_run_start')
  await start.fill('one')
  await page.getByField('bank_bsb').fill('12345')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => document.querySelector('[data-faulty]')).not.toBeNull()
  await expectAccessible('#main')
  await start.fill('5')
  defaults.change({ pay_run_start: 6 })
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByRole('dialog')).toHaveTextContent('changed by both')
  await expectAccessible(DIALOG)
})

test('the dialog that breaks a lock', async () => {
  service({ 'GET /fm/locking-sessions': theirs('L2') })
  openPage('/locks')
  await button(/Break.*88001/).click()
  await button('Break the lock').click()
  await expect.element(page.getByText('Say why the lock has to be broken.')).toBeVisible()
  await expectAccessible(DIALOG)
})

test('a form that somebody else holds', async () => {
  service(anApproval().answers, { 'GET /fm/locking-sessions': theirs(null) })
  openPage('/approvals/88001')
  await expect.poll(() => document.querySelector('[data-lock=other]')).not.toBeNull()
  await expectAccessible('#main')
})

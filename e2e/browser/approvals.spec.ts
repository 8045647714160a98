import type { Locator, Page } from 'playwright/test'
import { box, field, fill, save, unsaved } from '../support/browser/form'
import { type Call, done } from '../support/browser/records'
import { expect, test } from '../support/console'

const chip = (page: Page): Locator => page.locator('[data-lock]')

/** The live session on an approval. */
const sessionOn = async (call: Call, id: string) => {
  const { data } = await done(call('GET', '/fm/locking-sessions'))
  return data.find(({ locks }: { locks: { id: string }[] }) => locks.some((lock) => lock.id === id))
}

test.describe('An approval', () => {
  test('is locked while it is open, and free once it is left', async ({
    signedInAs,
    as,
    ownApproval,
  }) => {
    const page = await signedInAs('admin')
    const call = await as('admin')
    await page.goto(`/approvals/${ownApproval.id}`)
    await expect(chip(page)).toHaveText(/^Locked by you until \d\d:\d\d$/)
    expect(await sessionOn(call, ownApproval.id)).toMatchObject({ user_name: 'Priya Raman' })

    await page.getByRole('link', { name: 'Overview' }).click()
    await expect.poll(() => sessionOn(call, ownApproval.id)).toBeUndefined()
  })

  test('is given up once when its page is left, and taken by the page that follows', async ({
    signedInAs,
    ownApproval,
  }) => {
    const page = await signedInAs('admin')
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.request().method()} ${answer.url()}`)
    })
    await page.goto(`/approvals/${ownApproval.id}`)
    await expect(chip(page)).toHaveAttribute('data-lock', 'held')
    for (const path of ['/lines', '']) {
      await page.goto(`/approvals/${ownApproval.id}${path}`)
      await expect(chip(page)).toHaveAttribute('data-lock', 'held')
    }
    await page.goBack()
    await expect(chip(page)).toHaveAttribute('data-lock', 'held')
    expect(refused).toEqual([])
  })

  test('opens for a second person to read, and to write once the first has left', async ({
    signedInAs,
    alsoSignedInAs,
    ownApproval,
  }) => {
    const first = await signedInAs('admin')
    const second = await alsoSignedInAs('integration')
    await first.goto(`/approvals/${ownApproval.id}`)
    await expect(chip(first)).toHaveAttribute('data-lock', 'held')

    await second.goto(`/approvals/${ownApproval.id}`)
    await expect(chip(second)).toHaveText(/^Locked by Priya Raman until \d\d:\d\d$/)
    await expect(second.getByText('Priya Raman is editing this approval')).toBeVisible()
    await expect(field(second, 'invoice_no')).toBeVisible()
    await expect(box(second, 'invoice_no')).toHaveCount(0)
    await expect(second.getByRole('button', { name: 'Move to batch' })).toHaveCount(0)

    await fill(first, 'invoice_no', 'INV-FIRST')
    await save(first)
    await first.getByRole('link', { name: 'Overview' }).click()
    await expect(chip(second)).toHaveAttribute('data-lock', 'held')
    await expect(box(second, 'invoice_no')).toHaveValue('INV-FIRST')
  })

  test('whose lock was broken refuses the late save and loses nothing typed', async ({
    signedInAs,
    as,
    ownApproval,
  }) => {
    const page = await signedInAs('integration')
    const call = await as('admin')
    await page.goto(`/approvals/${ownApproval.id}`)
    await expect(chip(page)).toHaveAttribute('data-lock', 'held')
    await fill(page, 'notes', 'Typed before the lock was broken')
    const session = await sessionOn(call, ownApproval.id)
    await done(
      call('DELETE', `/fm/locking-sessions/${session.locking_session_id}`, undefined, {
        'audit-reason': 'Needed elsewhere',
      }),
    )
    await page.keyboard.press('Control+s')
    await expect(chip(page)).toHaveText('Your lock has ended')
    await expect(field(page, 'notes')).toContainText('Typed before the lock was broken')
    expect((await ownApproval.read()).notes).toBeNull()

    await page.getByRole('button', { name: 'Take the lock again' }).click()
    await expect(chip(page)).toHaveAttribute('data-lock', 'held')
    await expect(box(page, 'notes')).toHaveValue('Typed before the lock was broken')
    await save(page)
    expect((await ownApproval.read()).notes).toBe('Typed before the lock was broken')
  })

  test('that another holds is there to read for who works without locks, until it is free', async ({
    signedInAs,
    as,
    ownApproval,
  }) => {
    const admin = await as('admin')
    const locks = [{ resource: 'approvals', id: ownApproval.id }]
    const held = await done(admin('POST', '/fm/locking-sessions', { locks }))
    const before = await ownApproval.read()
    const page = await signedInAs('editor')
    await page.goto(`/approvals/${ownApproval.id}`)
    await expect(chip(page)).toHaveText(/^Locked by Priya Raman until \d\d:\d\d$/)
    await expect(page.getByText('Priya Raman is editing this approval')).toBeVisible()
    await expect(field(page, 'notes')).toBeVisible()
    await expect(box(page, 'notes')).toHaveCount(0)
    expect(await ownApproval.read()).toEqual(before)

    const session = { 'Delegated-Locking-Session-Id': String(held.locking_session_id) }
    const path = `/fm/approvals/${ownApproval.id}`
    await done(admin('PATCH', path, { notes: 'By the admin' }, session))
    await done(admin('DELETE', `/fm/locking-sessions/${held.locking_session_id}`))
    await expect(box(page, 'notes')).toHaveValue('By the admin')
    await expect(chip(page)).toHaveCount(0)
    await fill(page, 'notes', 'By the editor')
    await save(page)
    expect(await ownApproval.read()).toMatchObject({ notes: 'By the editor' })
  })

  test('that another takes meanwhile is refused at the save, and keeps what was typed', async ({
    signedInAs,
    as,
    ownApproval,
  }) => {
    const admin = await as('admin')
    const page = await signedInAs('editor')
    await page.goto(`/approvals/${ownApproval.id}`)
    await fill(page, 'notes', 'By the editor')
    const locks = [{ resource: 'approvals', id: ownApproval.id }]
    const held = await done(admin('POST', '/fm/locking-sessions', { locks }))
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/Priya Raman holds it until \d\d:\d\d/)).toBeVisible()
    await done(admin('DELETE', `/fm/locking-sessions/${held.locking_session_id}`))
    await expect(box(page, 'notes')).toHaveValue('By the editor')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(unsaved(page)).toBeHidden()
    expect(await ownApproval.read()).toMatchObject({ notes: 'By the editor' })
  })

  test('takes lines from a spreadsheet, by the names of its columns', async ({
    signedInAs,
    context,
    ownApproval,
  }) => {
    const page = await signedInAs('admin')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/approvals/${ownApproval.id}/lines`)
    const rows = [
      'Amount\tDescription\tQty\tPrice',
      '91.00\tBrake pads\t2\t45.50',
      '180\tLabour, 1.5 hours\t1.5\t120',
    ]
    await page.getByRole('button', { name: 'Add line' }).click()
    await expect(page.getByRole('textbox', { name: 'Description, line 2' })).toBeFocused()
    await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\r\n'))
    await page.keyboard.press('Control+v')
    await expect(page.getByText('Pasted 2 lines')).toBeVisible()
    await expect(page.locator('[data-total]')).toHaveText('351.00')
    await save(page)
    expect((await ownApproval.read()).maintenance_lines).toEqual([
      { description: 'Service', quantity: 1, unit_price: 80, amount: 80 },
      { description: 'Brake pads', quantity: 2, unit_price: 45.5, amount: 91 },
      { description: 'Labour, 1.5 hours', quantity: 1.5, unit_price: 120, amount: 180 },
    ])
  })

  test('adds, duplicates, moves and deletes lines by the keyboard', async ({
    signedInAs,
    ownApproval,
  }) => {
    const page = await signedInAs('admin')
    await page.goto(`/approvals/${ownApproval.id}/lines`)
    const cell = (row: number) =>
      page.getByRole('textbox', { name: `Description, line ${row}`, exact: true })
    await cell(1).focus()
    await page.keyboard.press('Control+d')
    await expect(cell(2)).toBeFocused()
    await page.keyboard.type('Tyre')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(cell(1)).toBeFocused()
    await expect(cell(1)).toHaveValue('Tyre')
    await page.keyboard.press('ArrowDown')
    await expect(cell(2)).toHaveValue('Service')
    await page.keyboard.press('Control+Delete')
    await expect(cell(2)).toHaveCount(0)
    await expect(cell(1)).toBeFocused()
    await save(page)
    expect((await ownApproval.read()).maintenance_lines).toMatchObject([{ description: 'Tyre' }])
  })

  test('goes to batch after a last look, with a reason in the history', async ({
    signedInAs,
    ownApproval,
  }) => {
    const page = await signedInAs('admin')
    await page.goto(`/approvals/${ownApproval.id}`)
    await page.getByRole('button', { name: 'Reject' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('The request ends here; nothing is paid.')
    await dialog.getByRole('button', { name: 'Back to the form' }).click()
    await expect(unsaved(page)).toBeHidden()

    await page.getByRole('button', { name: 'Move to batch' }).click()
    await expect(dialog).toContainText('Nobody has confirmed')
    await dialog.getByLabel('Reason (optional)').fill('Invoice checked')
    await dialog.getByRole('button', { name: 'Move to batch' }).click()
    await expect(page.getByRole('button', { name: 'Take out of batch' })).toBeVisible()
    expect(await ownApproval.read()).toMatchObject({ status_flag: 'batch' })
    expect(await ownApproval.newestEvent()).toMatchObject({ reason: 'Invoice checked' })
  })

  test('is requested again without a question', async ({ signedInAs, ownApproval }) => {
    await ownApproval.patch({ status_flag: 'active' })
    const page = await signedInAs('admin')
    await page.goto(`/approvals/${ownApproval.id}`)
    await page.getByRole('button', { name: 'Request', exact: true }).click()
    await expect(page.getByText('Requested twice')).toBeVisible()
    expect(await ownApproval.read()).toMatchObject({ status_flag: 'requested' })
  })

  test('is added with what is known, and opens', async ({ signedInAs }) => {
    const page = await signedInAs('editor')
    await page.goto('/approvals/new')
    await expect(box(page, 'contract_id')).toBeFocused()
    await page.getByRole('button', { name: 'Add approval' }).click()
    await expect(field(page, 'contract_id')).toContainText(/contract/i)
    await expect(box(page, 'contract_id')).toBeFocused()
    await page.keyboard.type('C-40002')
    await fill(page, 'approval_limit', '125.5')
    await page.getByRole('button', { name: 'Add approval' }).click()
    await expect(page).toHaveURL(/\/approvals\/\d+$/)
    await expect(box(page, 'contract_id')).toHaveValue('C-40002')
  })
})

import { fill, hold, save } from '@fleetbook/playwright'
import { expect, test } from '../../support/console'

test.describe('The board of locks', () => {
  test('shows who holds what, and counts the time that is left', async ({
    signedInAs,
    as,
    ownApproval,
  }) => {
    const admin = await as('admin')
    await hold(admin, ownApproval.id, 90)
    const page = await signedInAs('integration')
    await page.goto('/locks')
    const row = page.getByRole('row').filter({ hasText: ownApproval.id })
    await expect(row).toContainText('Priya Raman')
    const left = row.locator('time').last()
    const before = await left.textContent()
    await expect(left).not.toHaveText(before ?? '')
    await expect(row.getByRole('button')).toHaveCount(0)
    await row.getByRole('link', { name: ownApproval.id }).click()
    await expect(page).toHaveURL(`/approvals/${ownApproval.id}`)
  })

  test('and the rail count a lock as soon as it is taken, and no longer once it is left', async ({
    signedInAs,
    ownApproval,
  }) => {
    const page = await signedInAs('admin')
    const counted = (isHeld: boolean) =>
      page.waitForResponse(async (answer) => {
        const isCount =
          answer.url().endsWith('/fm/locking-sessions') && answer.request().method() === 'GET'
        // What a page asked for that is left by now has no text.
        const text = isCount ? await answer.text().catch(() => undefined) : undefined
        return text !== undefined && text.includes(`"${ownApproval.id}"`) === isHeld
      })
    await page.goto(`/approvals/${ownApproval.id}`)
    const taken = counted(true)
    await fill(page, 'notes', 'Counted')
    await taken
    await save(page)
    const left = counted(false)
    await page.getByRole('link', { name: 'Overview' }).click()
    await left
  })

  test('lets one break a lock, once a reason is given', async ({ signedInAs, as, ownApproval }) => {
    const integration = await as('integration')
    const held = await hold(integration, ownApproval.id)
    const session = `/fm/locking-sessions/${held.locking_session_id}`
    const page = await signedInAs('admin')
    await page.goto('/locks')
    await page
      .getByRole('button', {
        name: `Break the lock of Partner integration on approval ${ownApproval.id}`,
      })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Break the lock of Partner integration?' })
    await dialog.getByRole('button', { name: 'Break the lock' }).click()
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    expect((await integration('GET', session)).status).toBe(200)

    await dialog.getByRole('textbox').fill('The partner has gone home')
    await dialog.getByRole('button', { name: 'Break the lock' }).click()
    await expect(page.getByRole('row').filter({ hasText: ownApproval.id })).toHaveCount(0)
    expect((await integration('GET', session)).status).toBe(404)
  })

  test('ends one’s own lock without asking why', async ({ signedInAs, as, ownApproval }) => {
    const admin = await as('admin')
    const held = await hold(admin, ownApproval.id)
    const page = await signedInAs('admin')
    await page.goto('/locks')
    await page.getByRole('button', { name: `End your lock on approval ${ownApproval.id}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'End the lock' }).click()
    await expect(dialog).toBeHidden()
    expect((await admin('GET', `/fm/locking-sessions/${held.locking_session_id}`)).status).toBe(404)
  })
})

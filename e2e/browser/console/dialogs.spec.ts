import { done, fill, hold, openPalette } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { expectAccessible, settled } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

/** A menu that just closes is one too, for a moment. */
const DIALOG = ':is([role=dialog], [role=alertdialog]):not([data-exiting])'

/** How each dialog is come by; the page is a form with one change. */
const DIALOGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  palette: async (page) => {
    await openPalette(page)
    await page.keyboard.type('Watleford')
    await expect(page.getByRole('menuitem', { name: /Wattle/ }).first()).toBeVisible()
  },
  review: async (page) => {
    await page.getByRole('button', { name: 'Review', exact: true }).click()
  },
  'leave guard': async (page) => {
    await page.getByRole('link', { name: 'Overview' }).click()
  },
  'act for': async (page) => {
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Act for another user' }).click()
    await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  },
  request: async (page) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Show request' }).click()
  },
}

test.describe('Everybody can use', () => {
  test('the dialogs over a form', async ({ signedInAs, ownApproval }) => {
    const page = await signedInAs('admin')
    await page.goto(`/approvals/${ownApproval.id}`)
    await fill(page, 'notes', 'Changed')
    for (const [name, open] of Object.entries(DIALOGS)) {
      await test.step(name, async () => {
        await open(page)
        const dialog = page.locator(DIALOG)
        await expect(dialog).toBeVisible()
        await expectAccessible(page, DIALOG)
        await page.keyboard.press('Escape')
        // The first Escape may only have emptied a search.
        if (await dialog.isVisible()) await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })
    }
  })

  test('a merge, and a form with faults', async ({ signedInAs, as, ownClient }) => {
    const admin = await as('admin')
    const path = `/sp/client/packaging-defaults/${ownClient.id}`
    await done(admin('PUT', path, { pay_run_start: 1 }))
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}/packaging-defaults`)
    await fill(page, 'pay_run_start', 'one')
    await fill(page, 'bank_bsb', '12345')
    await page.keyboard.press('Control+s')
    await expect(page.locator('[data-faulty]').first()).toBeVisible()
    await expectAccessible(page)
    await fill(page, 'pay_run_start', '5')
    await done(admin('PUT', path, { pay_run_start: 6 }))
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('dialog')).toContainText('changed by both')
    await expectAccessible(page, DIALOG)
  })

  test('the dialogs of locks', async ({ signedInAs, as, ownApproval }) => {
    const integration = await as('integration')
    await hold(integration, ownApproval.id)
    const page = await signedInAs('admin')
    await page.goto('/locks')
    await page.getByRole('button', { name: new RegExp(`Break.*${ownApproval.id}`) }).click()
    await page.getByRole('button', { name: 'Break the lock', exact: true }).click()
    await expectAccessible(page, DIALOG)
    await page.goto(`/approvals/${ownApproval.id}`)
    await expect(page.locator('[data-lock=other]')).toBeVisible()
    await settled(page)
    await expectAccessible(page)
  })
})

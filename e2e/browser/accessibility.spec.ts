import type { Page } from 'playwright/test'
import { expectAccessible, settled } from '../support/browser/axe'
import { fill, openPalette } from '../support/browser/form'
import { done } from '../support/browser/records'
import { expect, test } from '../support/console'

const PAGES: Readonly<Record<string, readonly string[]>> = {
  'what everybody starts from': ['/', '/nowhere', '/locks', '/history'],
  'lists of clients': ['/clients', '/clients?search=zzzzqqqqxxxx', '/clients/import'],
  'a client': ['/clients/new', '/clients/10001'],
  'what belongs to a client': [
    '/clients/10001/packaging-defaults',
    '/clients/10001/history',
    '/clients/10001/approvals',
  ],
  approvals: ['/approvals', '/approvals/new', '/approvals/88001', '/approvals/88001/lines'],
  'administration and reference': ['/admin/users', '/admin/roles', '/api-reference'],
}

/** A menu that just closes is one too, for a moment. */
const DIALOG = ':is([role=dialog], [role=alertdialog]):not([data-exiting])'

const DESKTOP = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

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

/** How many pixels the page is wider than its window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth)

test.describe('Everybody can use', () => {
  for (const [name, paths] of Object.entries(PAGES)) {
    test(`the pages of ${name}: axe finds nothing, and none scrolls sideways on a phone`, async ({
      signedInAs,
    }) => {
      const page = await signedInAs('admin')
      for (const path of paths) {
        await test.step(path, async () => {
          await page.setViewportSize(DESKTOP)
          await page.goto(path)
          await settled(page)
          await expectAccessible(page)
          await page.setViewportSize(PHONE)
          await settled(page)
          await expect.poll(() => sideways(page)).toBe(0)
        })
      }
    })
  }

  test('the sign-in page, also once it has refused', async ({ page }) => {
    await page.goto('/sign-in')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Enter your user name.')).toBeVisible()
    await expectAccessible(page)
  })

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

  test('the dialogs of locks and users', async ({ signedInAs, as, ownApproval }) => {
    const integration = await as('integration')
    const locks = [{ resource: 'approvals', id: ownApproval.id }]
    await integration('POST', '/fm/locking-sessions', { locks })
    const page = await signedInAs('admin')
    await page.goto('/locks')
    await page.getByRole('button', { name: new RegExp(`Break.*${ownApproval.id}`) }).click()
    await page.getByRole('button', { name: 'Break the lock', exact: true }).click()
    await expectAccessible(page, DIALOG)
    await page.goto(`/approvals/${ownApproval.id}`)
    await expect(page.locator('[data-lock=other]')).toBeVisible()
    await settled(page)
    await expectAccessible(page)
    await page.goto('/admin/users')
    await page.getByRole('button', { name: 'Add user' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add user' }).click()
    await expect(page.getByText('Enter a user name.')).toBeVisible()
    await expectAccessible(page, DIALOG)
  })

  test('a page that could not be loaded', async ({ signedInAs }) => {
    const page = await signedInAs('admin')
    await page.route('**/api/v1/fm/**', (route) => route.fulfill({ status: 500, json: {} }))
    for (const path of ['/', '/clients', '/clients/10001', '/approvals/88001', '/locks']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
      await expectAccessible(page)
    }
  })
})

test.describe('At 390 by 844', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the lines of an approval stand below one another', async ({ signedInAs, ownApproval }) => {
    const page = await signedInAs('admin')
    await page.goto(`/approvals/${ownApproval.id}/lines`)
    const amount = page.getByRole('textbox', { name: 'Amount, line 1' })
    const figure = await amount.boundingBox()
    const total = await page.locator('[data-total]').boundingBox()
    expect(total?.y).toBeGreaterThanOrEqual((figure?.y ?? 0) + (figure?.height ?? 0))
  })
})

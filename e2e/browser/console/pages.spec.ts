import { fill } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { expectAccessible, settled } from '../../support/browser/axe'
import { expectTitle, LOOKED_AT, LOOKED_AT_BY_ANYBODY, TITLES } from '../../support/browser/pages'
import { leftByBars, misnamed, overlaps, sideways, unclearNames } from '../../support/browser/seen'
import { watchReads } from '../../support/browser/wholeReads'
import { expect, test } from '../../support/console'

/** How Next leads from page to page. */
interface Routed {
  readonly next: { readonly router: { push(path: string): void } }
}

const DESKTOP = { width: 1280, height: 720 }
/** A desktop of 1280 by 1024 at 400 %. */
const MAGNIFIED = { width: 320, height: 256 }
/** The desktop at 200 %. */
const ZOOMED = { width: 640, height: 360 }
const PHONE = { width: 390, height: 844 }

/**
 * Opens a page: the first as it is loaded, the others as a link leads there, which is the same page at
 * a third of the cost. The service makes each of them for whoever comes by its address.
 */
async function go(page: Page, path: string): Promise<void> {
  if (!page.url().startsWith('http')) {
    await page.goto(path)
    return
  }
  expect((await page.request.get(path)).status()).toBeLessThan(500)
  await page.evaluate((to) => (window as unknown as Routed).next.router.push(to), path)
  await expect(page).toHaveURL(path)
}

/**
 * Axe finds nothing, names tell things apart, the title too, none reads more than it shows, and none
 * overlaps or scrolls sideways where it is narrow.
 */
async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  const readInVain = watchReads(page)
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize(DESKTOP)
      await go(page, path)
      await settled(page)
      if (path in TITLES) await expectTitle(page, path)
      expect(readInVain()).toEqual([])
      await expectAccessible(page)
      expect(await unclearNames(page)).toEqual([])
      expect(await misnamed(page)).toEqual([])
      for (const size of [ZOOMED, PHONE]) {
        await page.setViewportSize(size)
        await settled(page)
        await expect.poll(() => sideways(page)).toBe(0)
        expect(await overlaps(page)).toEqual([])
      }
    })
  }
}

test.describe('Everybody can use', () => {
  for (const [name, paths] of Object.entries(LOOKED_AT)) {
    test(`the pages of ${name}`, async ({ signedInAs }) => lookAt(await signedInAs('admin'), paths))
  }
  for (const [name, paths] of Object.entries(LOOKED_AT_BY_ANYBODY)) {
    test(`the pages of ${name}, without an account`, ({ page }) => lookAt(page, paths))
  }

  test('the sign-in page once it has refused', async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Enter your user name.')).toBeVisible()
    await expectAccessible(page)
    await test.step('and a text that is faint in one theme is told, plain as it was before', async () => {
      for (const theme of ['light', 'dark']) {
        await page.evaluate((scheme) => {
          const faint = new CSSStyleSheet()
          const rule = 'h1 { color: #888 !important; background: #777 !important }'
          faint.replaceSync(`@media (prefers-color-scheme: ${scheme}) { ${rule} }`)
          document.adoptedStyleSheets.push(faint)
        }, theme)
        await expect(expectAccessible(page)).rejects.toThrow(`in ${theme}`)
        await page.evaluate(() => void document.adoptedStyleSheets.pop())
      }
    })
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

test.describe('At 400 %', () => {
  test.use({ viewport: MAGNIFIED })

  test('bars leave the window to the page, also below what is unsaved', async ({
    signedInAs,
    ownApproval,
    ownClient,
  }) => {
    const page = await signedInAs('admin')
    for (const path of [`/clients/${ownClient.id}`, `/approvals/${ownApproval.id}`]) {
      await page.goto(path)
      await settled(page)
      await fill(page, path.startsWith('/clients') ? 'client_code' : 'notes', 'Changed')
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeAttached()
      expect(await leftByBars(page)).toBeGreaterThan(200)
      expect(await sideways(page)).toBe(0)
      await page.getByRole('button', { name: 'Review', exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Save/ })).toBeAttached()
      await page.getByRole('button', { name: 'Back to the form' }).click()
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

test.describe('At 2560 by 1440', () => {
  test.use({ viewport: { width: 2560, height: 1440 } })

  test('all pages of a record begin below its name', async ({ signedInAs, ownApproval }) => {
    const page = await signedInAs('admin')
    for (const part of ['', '/lines', '/history']) {
      await page.goto(`/approvals/${ownApproval.id}${part}`)
      await settled(page)
      const name = await page.getByRole('heading', { level: 1 }).boundingBox()
      const sheet = page.locator('[role=tabpanel] .rounded-sheet:visible').first()
      await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(name?.x)
    }
  })
})

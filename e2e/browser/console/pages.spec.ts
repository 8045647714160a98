import type { Page } from 'playwright/test'
import { expectAccessible, settled } from '../../support/browser/axe'
import { go } from '../../support/browser/go'
import { expectTitle, LOOKED_AT_BY_ANYBODY, TITLES } from '../../support/browser/pages'
import { misnamed, overlaps, sideways, unclearNames } from '../../support/browser/seen'
import { watchReads } from '../../support/browser/wholeReads'
import { expect, test } from '../../support/console'
import { LOOKED_AT } from '../../support/lookedAt'

const DESKTOP = { width: 1280, height: 720 }
/** The desktop at 200 %. */
const ZOOMED = { width: 640, height: 360 }
const PHONE = { width: 390, height: 844 }

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
})

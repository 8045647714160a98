import { fill, unsaved } from '@fleetbook/playwright'
import { expect, test } from '../../support/console'

test.describe('In sight', () => {
  test('is every field that takes the focus, above the bar of what is unsaved, and the tab that is chosen', async ({
    signedInAs,
    ownClient,
  }) => {
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}`)
    await fill(page, 'client_class', 'In sight')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(unsaved(page)).toBeInViewport({ ratio: 1 })
      const hidden = await page.evaluate(() => {
        const bar = document.querySelector('[aria-label="Unsaved changes"]') as HTMLElement
        const controls = document.querySelectorAll<HTMLElement>(
          '[data-field] :is(input:not([type=hidden]), textarea, [aria-haspopup=listbox])',
        )
        return [...controls].flatMap((control) => {
          control.focus()
          const isCovered = control.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
          return document.activeElement === control && isCovered
            ? [control.closest<HTMLElement>('[data-field]')?.dataset.field]
            : []
        })
      })
      expect(hidden).toEqual([])
    }
    await page.goto(`/clients/${ownClient.id}/history`)
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 })
  })

  test('is the section that an address names', async ({ signedInAs, ownClient }) => {
    const page = await signedInAs('viewer')
    await page.goto(`/clients/${ownClient.id}#finance`)
    await expect(page.locator('#finance')).toBeInViewport()
  })
})

import { box, fill, unsaved } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from '../../support/console'

/** How Next leads from page to page. */
interface Routed {
  readonly next: { readonly router: { push(path: string): void } }
}

/** Whatever of a page can take the focus and is covered by a bar when it has, one after the other. */
const coveredByBars = (page: Page, order: 'down' | 'up'): Promise<string[]> =>
  page.evaluate((way) => {
    const all = document.querySelectorAll<HTMLElement>(
      '#main :is(a[href], button, input:not([type=hidden]), textarea, [tabindex="0"])',
    )
    const inPage = [...all].filter((each) => !each.closest('.sticks'))
    return (way === 'down' ? inPage : inPage.reverse()).flatMap((each) => {
      each.focus()
      const { x, y, width, height } = each.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      const isCovered = top === null || top.closest('.sticks') !== null
      return document.activeElement === each && width > 2 && isCovered
        ? [each.getAttribute('aria-label') ?? each.outerHTML.slice(0, 80)]
        : []
    })
  }, order)

/** Whether what has the focus is out of the window, or under a bar. */
const coveredNow = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { x, y, width, height } = (document.activeElement as Element).getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top === null || top.closest('.sticks') !== null
  })

/** Goes to a page as a link leads there. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => (window as unknown as Routed).next.router.push(to), path)
  await expect(page).toHaveURL(path)
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

test.describe('In sight', () => {
  test('of a form with something unsaved is all that takes the focus, and the tab that is chosen', async ({
    signedInAs,
    ownClient,
  }) => {
    const page = await signedInAs('editor')
    await test.step('is the section that an address names', async () => {
      await page.goto(`/clients/${ownClient.id}#finance`)
      await expect(page.locator('#finance')).toBeInViewport()
    })

    await test.step('stays what was in sight while one goes along the buttons of a bar', async () => {
      await fill(page, 'client_class', 'In sight')
      await page.evaluate(() => scrollTo(0, 500))
      for (const name of ['Discard', 'Review', /^Save/, 'Review', 'Discard']) {
        await unsaved(page).getByRole('button', { name }).focus()
        expect(await scrolled(page)).toBe(500)
      }
      // So it is in the bars at the head and the sides, which hide none of what stands in them.
      for (const bar of await page.locator('.sticks:visible').all()) {
        for (const button of await bar.locator('a[href], button, input').all()) {
          await button.evaluate((each) => each.focus())
          expect(await scrolled(page), await button.evaluate((each) => each.outerHTML)).toBe(500)
        }
      }
    })

    await test.step('is the field that has the focus again, wherever one had scrolled', async () => {
      for (const [press, then] of [
        [/^Save/, null],
        ['Discard', 'Discard'],
      ] as const) {
        await fill(page, 'client_class', `In sight ${press}`)
        await page.evaluate(() => scrollTo(0, 2500))
        await unsaved(page).getByRole('button', { name: press }).press('Enter')
        if (then)
          await page.getByRole('alertdialog').getByRole('button', { name: then }).press('Enter')
        await expect(unsaved(page)).toBeHidden()
        await expect(box(page, 'client_class')).toBeFocused()
        await expect.poll(() => coveredNow(page)).toBe(false)
      }
    })

    await test.step('is every field that takes the focus, above the bar of what is unsaved', async () => {
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
            const isCovered =
              control.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
            return document.activeElement === control && isCovered
              ? [control.closest<HTMLElement>('[data-field]')?.dataset.field]
              : []
          })
        })
        expect(hidden).toEqual([])
      }
    })

    await test.step('is the tab that is chosen, on a phone', async () => {
      await page.goto(`/clients/${ownClient.id}/history`)
      const chosen = page.getByRole('tab', { selected: true })
      // What it counts comes last, and makes it wider.
      await expect(chosen).toHaveText(/^History\d+$/)
      await expect(chosen).toBeInViewport({ ratio: 1 })
    })
  })

  test('is whatever takes the focus on the pages of a form, up and down', async ({
    signedInAs,
    ownApproval,
  }) => {
    const maintenance_lines = Array.from({ length: 14 }, () => ({ description: 'Part', amount: 1 }))
    await ownApproval.patch({ maintenance_lines })
    const page = await signedInAs('admin')
    const { id } = ownApproval
    const pages = ['/clients/new', '/approvals/new', `/approvals/${id}`, `/approvals/${id}/lines`]
    await test.step('is the field that a new record is refused for', async () => {
      await page.setViewportSize({ width: 1280, height: 500 })
      await page.goto('/clients/new')
      await expect(box(page, 'name')).toBeFocused()
      await page.getByRole('button', { name: 'Add client' }).focus()
      // In the window, and under its bar.
      await box(page, 'name').evaluate((name) => scrollBy(0, name.getBoundingClientRect().top - 5))
      await page.keyboard.press('Enter')
      await expect(box(page, 'name')).toBeFocused()
      await expect.poll(() => coveredNow(page)).toBe(false)
    })

    for (const at of [...pages, '/roles/2']) {
      await follow(page, at)
      await expect(page.locator('[data-field]:visible').first()).toBeVisible()
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 720 })
        for (const order of ['down', 'up'] as const) {
          expect(await coveredByBars(page, order), `${at}, ${width} px, ${order}`).toEqual([])
        }
      }
    }
  })
})

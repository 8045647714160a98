import { field, rows } from '@fleetbook/playwright'
import type { Locator, Page } from 'playwright/test'
import { settled } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** A colour as it is drawn, of an element or of its first match. */
const drawn = (place: Locator, property: string): Promise<string> =>
  place
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const canvas = (page: Page): Promise<string> => drawn(page.locator('body'), 'background-color')

/** The edge that stands in for a tint: none, or its style. */
const edge = (place: Locator): Promise<string> => drawn(place, 'outline-style')

/** A point just below the upper edge of a place, as it is seen. */
async function below(place: Locator): Promise<string> {
  const picture = (await place.screenshot()).toString('base64')
  return place.evaluate(async (_, base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const drawing = document.createElement('canvas').getContext('2d')
    drawing?.drawImage(image, -image.width / 2, -1)
    return `rgb(${[...(drawing?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(', ')})`
  }, picture)
}

/**
 * Words on a filled surface behind which the browser lays a plate of the page's colour: theirs is
 * the page's, too, so they are not seen.
 */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const paper = getComputedStyle(document.body).backgroundColor
    const isClear = (colour: string) => /, 0\)$|\/ 0\)$|transparent/.test(colour)
    const surface = (element: Element): string => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (!isClear(backgroundColor)) return backgroundColor
      }
      return paper
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
      )
      .filter(
        (element) =>
          surface(element) !== paper &&
          getComputedStyle(element).getPropertyValue('forced-color-adjust') !== 'none',
      )
      .map(({ textContent }) => textContent ?? '')
  })

test.describe('In forced colours', () => {
  test('charts keep their bars and figures, and a chosen row and line their edge', async ({
    signedInAs,
  }) => {
    const page = await signedInAs('admin')
    await page.goto('/')
    await settled(page)
    const bars = page.locator('.recharts-bar-rectangle path')
    await expect(bars.first()).toBeVisible()
    const paper = await canvas(page)
    for (const bar of await bars.all()) expect(await drawn(bar, 'fill')).not.toBe(paper)
    const figures = page.locator('.recharts-label-list text')
    expect(await figures.count()).toBe(await bars.count())
    for (const figure of await figures.all()) expect(await drawn(figure, 'fill')).not.toBe(paper)

    await page.goto('/clients?client_type=fleet')
    await expect(rows(page).first()).toBeVisible()
    const [first, second] = [rows(page).nth(0), rows(page).nth(1)]
    // Lines are as words are: grey would say that what they are round is not for use.
    const ink = await drawn(page.locator('body'), 'color')
    expect(await drawn(first.locator('td'), 'border-bottom-color')).toBe(ink)

    const cells = [first.locator('td').first(), first.locator('th'), first.locator('td').nth(1)]
    for (const cell of cells) expect(await below(cell)).toBe(paper)
    await first.locator('label').click()
    const box = first.locator('label span').first()
    expect(await drawn(box, 'background-color')).not.toBe(paper)
    // Those that stay in sight as the list is scrolled do not cover the edge of their row.
    const chosen = await below(first.locator('td').nth(1))
    expect(chosen).not.toBe(paper)
    for (const cell of cells) expect(await below(cell)).toBe(chosen)
    expect(await below(second.locator('th'))).toBe(paper)
    expect(await hidden(page)).toEqual([])

    // The line of a menu that the keys are on is told from the others.
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.getByRole('button', { name: 'Export CSV' }).focus()
    await page.keyboard.press('Enter')
    const lines = page.getByRole('menuitem')
    await expect(lines.first()).toBeFocused()
    expect(await edge(lines.nth(0))).toBe('solid')
    expect(await edge(lines.nth(1))).toBe('none')
  })

  test('one tab is current, one row is changed and one is wrong', async ({
    signedInAs,
    ownClient,
  }) => {
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}`)
    await settled(page)
    const paper = await canvas(page)
    const line = async (tab: Locator) => (await drawn(tab, 'border-bottom-color')) !== paper
    for (const tab of await page.getByRole('tab').all()) {
      expect(await line(tab)).toBe((await tab.getAttribute('aria-selected')) === 'true')
    }

    const bars = () =>
      page
        .locator('main .border-l-3')
        .evaluateAll(
          (all, none) =>
            all.filter((each) => getComputedStyle(each).borderLeftColor !== none).length,
          paper,
        )
    expect(await bars()).toBe(0)
    const area = field(page, 'area').getByRole('textbox')
    await area.fill('Elsewhere')
    await expect.poll(bars).toBe(1)
    expect(await edge(page.locator('[data-changed]'))).toBe('solid')
    await field(page, 'finance_limit').getByRole('textbox').fill('a lot')
    await page.keyboard.press('Tab')
    await expect(page.locator('[data-faulty]')).toHaveCount(1)
    expect(await edge(page.locator('[data-faulty]'))).toBe('dashed')

    // What is set is filled, what holds only by default has an edge, and the other side has nothing.
    const flag = field(page, 'ecm_flag')
    const side = (name: string) => flag.locator('label').filter({ hasText: name })
    expect(await edge(side('Yes'))).toBe('dashed')
    await side('No').click()
    await expect.poll(() => drawn(side('No'), 'background-color')).not.toBe(paper)
    expect(await drawn(side('Yes'), 'background-color')).not.toBe(
      await drawn(side('No'), 'background-color'),
    )

    expect(await hidden(page)).toEqual([])
    await page.keyboard.press('Tab')
    const ring = page.locator(':focus-visible, [data-focus-visible]').last()
    expect(await drawn(ring, 'outline-color')).not.toBe(paper)
  })
})

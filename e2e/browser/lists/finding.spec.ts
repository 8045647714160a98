import { names, rows, search } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { beforeLife } from '../../support/browser/beforeLife'
import { intercept } from '../../support/browser/intercept'
import { family, limits } from '../../support/browser/list'
import { expect, test } from '../../support/console'

/** Ends once the page has had the time to draw what it was told. */
const drawnTwice = () =>
  new Promise<void>((end) => requestAnimationFrame(() => requestAnimationFrame(() => end())))

/**
 * Types a search and presses what the mouse is over. Leaving the search asks at once, and what is
 * found is there before the button is up, and however slow the machine, not before it is down.
 */
async function pressUntilFound(page: Page, text: string): Promise<void> {
  const list = '**/api/v1/fm/clients?*'
  let press = () => {}
  const isPressed = new Promise<void>((resolve) => {
    press = resolve
  })
  await intercept(page, list, async (route) => {
    await isPressed
    await route.continue()
  })
  const answer = page.waitForResponse(/clients\?search=/)
  await search(page).fill(text)
  await page.mouse.down()
  press()
  await (await answer).finished()
  await page.unroute(list)
  await page.evaluate(drawnTwice)
}

test.describe('A list', () => {
  test('is searched, clicked into while rows come, sorted, filtered and kept under a name', async ({
    signedInAs,
    as,
  }) => {
    const { word, ids } = await family(await as('editor'), limits)
    const page = await signedInAs('viewer')
    const head = (name: string) =>
      page.getByRole('columnheader', { name }).getByRole('button').first()
    await test.step('finds by a name with a slip, and says where it finds nothing', async () => {
      await page.goto('/clients')
      await search(page).fill('Watleford Cty')
      await expect(page).toHaveURL(/search=Watleford\+Cty/)
      await expect(names(page).filter({ hasText: 'Wattleford City Council' })).toBeVisible()
      await search(page).fill('zzzzqqqqxxxx')
      await expect(page.getByText('No client matches')).toBeVisible()
      await page.getByRole('button', { name: 'Clear search' }).click()
      await expect(page).toHaveURL('/clients')
      await expect(rows(page).first()).toBeVisible()
    })

    await test.step('turns no page of what was found before, when that is pressed right after typing', async () => {
      await head('Client').click()
      await expect(page).toHaveURL('/clients?sort=name')
      const next = page.getByRole('button', { name: 'Next page' })
      await expect(next).toBeEnabled()
      await next.hover()
      await pressUntilFound(page, word)
      await page.mouse.up()
      await expect(rows(page)).toHaveCount(3)
      await expect(page).toHaveURL((url) => !url.searchParams.has('cursor'))
    })

    await test.step('keeps its rows still under a pointer that is down, so that the click meets what it pressed', async () => {
      await names(page).nth(2).getByRole('link').hover()
      await pressUntilFound(page, ids[2])
      await expect(rows(page)).toHaveCount(3)
      await page.mouse.up()
      await expect(page.getByRole('heading', { level: 1, name: `${word} C` })).toBeVisible()
      await page.goBack()
      // Another record may have the digits too, such as in its ABN.
      await expect(names(page).filter({ hasText: `${word} C` })).toBeVisible()
      await expect(names(page).filter({ hasText: `${word} A` })).toHaveCount(0)
    })

    await test.step('filters and sorts by the address, and Back undoes each step', async () => {
      await search(page).fill(word)
      await expect(rows(page)).toHaveCount(3)
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Client type' }).click()
      await page.getByRole('option', { name: /^fleet$/i }).click()
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(rows(page)).toHaveCount(2)
      await expect(page).toHaveURL(/client_type=fleet/)

      await head('Finance limit').click()
      await expect(page).toHaveURL(/sort=finance_limit/)
      await expect(names(page)).toHaveText([`${word} B`, `${word} C`])
      await head('Finance limit').click()
      await expect(page).toHaveURL(/sort=-finance_limit/)
      await expect(names(page)).toHaveText([`${word} C`, `${word} B`])
      // The browser knows the steps of before it loaded the page.
      await page.reload()
      await expect(search(page)).toHaveValue(word)
      await expect(names(page)).toHaveText([`${word} C`, `${word} B`])

      await page.goBack()
      await expect(names(page)).toHaveText([`${word} B`, `${word} C`])
      await expect(page).toHaveURL(/sort=finance_limit/)
      await page.goBack()
      // Each step is there before the next is taken.
      await expect(page).toHaveURL(/sort=name/)
      await expect(page.getByRole('columnheader', { name: 'Finance limit' })).not.toHaveAttribute(
        'aria-sort',
        /cending/,
      )
      await expect(rows(page)).toHaveCount(2)
      await page.goBack()
      await expect(page).not.toHaveURL(/client_type=/)
      await expect(rows(page)).toHaveCount(3)
      await names(page).first().getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
      await expect(rows(page)).toHaveCount(3)
    })

    await test.step('is led back to by its name in the rail', async () => {
      await page.getByRole('button', { name: 'Save view' }).click()
      await page.getByLabel('Name of the view').fill('Of one family')
      await page.getByLabel('Name of the view').press('Enter')
      await search(page).fill('zzzzqqqqxxxx')
      await expect(rows(page)).toHaveCount(0)
      await page.getByRole('link', { name: 'Of one family' }).click()
      await expect(rows(page)).toHaveCount(3)
      await expect(search(page)).toHaveValue(word)
    })
  })

  test('searches for what was typed before the page has come to life, on a phone', async ({
    signedInAs,
  }) => {
    const page = await signedInAs('viewer')
    await page.setViewportSize({ width: 390, height: 844 })
    await beforeLife(page, '/clients', () => search(page).fill('Wattleford'))
    await expect(page).toHaveURL(/search=Wattleford/)
    await expect(search(page)).toHaveValue('Wattleford')
    const found = page.getByRole('main').getByText(/Wattleford/)
    await expect(found.first()).toBeVisible()
  })
})

import { rows } from '@fleetbook/playwright'
import { go } from '../../support/browser/go'
import { expect, test } from '../../support/console'

test('A page is printed without what only works on a screen, and in light colours', async ({
  signedInAs,
  ownClient,
  ownApproval,
}) => {
  const page = await signedInAs('editor')
  const colour = (name: string) =>
    page.evaluate((each) => getComputedStyle(document.body)[each as 'color'], name)

  await test.step('a list with all of its rows and columns', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await go(page, '/clients')
    await expect(rows(page).first()).toBeVisible()
    const onScreen = await colour('color')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await colour('color')).not.toBe(onScreen)
    for (const part of ['aside', 'header', '[aria-label="Search and filters"]', 'main button'])
      for (const each of await page.locator(part).all())
        if (!(await each.locator('xpath=ancestor::thead').count())) await expect(each).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible()
    const box = await page.locator('[data-list] table').evaluate((table) => {
      let place = table.parentElement
      while (place && getComputedStyle(place).overflowY === 'visible') place = place.parentElement
      return {
        scrolls: place?.tagName,
        heads: getComputedStyle(table.querySelector('thead') as Element).display,
      }
    })
    expect(box).toEqual({ scrolls: undefined, heads: 'table-header-group' })
  })

  await test.step('a form with every value as text', async () => {
    await page.emulateMedia({ media: 'screen' })
    await go(page, `/clients/${ownClient.id}`)
    const named = page.locator('[data-field-row="name"]')
    await expect(named.locator('input')).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(named).toContainText(ownClient.name)
    await expect(named.locator('input')).toBeHidden()
    // As wide as a sheet of paper, which has room for two in a row.
    await page.setViewportSize({ width: 703, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const rowOf = (name: string) => page.locator(`[data-field-row="${name}"]`).boundingBox()
    const [left, right] = [await rowOf('name'), await rowOf('client_code')]
    expect(right?.y).toBe(left?.y)
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0))
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(named.locator('input')).toBeVisible()
    await expect(named).not.toContainText(ownClient.name)
  })
  await test.step('what is in figures with what it is called', async () => {
    await go(page, '/')
    await expect(page.getByText('Approvals by status')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const title = page.getByRole('heading', { name: 'Overview' })
    expect((await title.boundingBox())?.width).toBeGreaterThan(20)
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('the history of a record with a long name within the paper', async () => {
    for (const name of ['Shire of Wattleford and Districts '.repeat(6).trim(), 'W'.repeat(120)]) {
      await ownClient.patch({ name })
      await go(page, '/history')
      await expect(rows(page).filter({ hasText: ownClient.id }).first()).toBeVisible()
      await page.setViewportSize({ width: 1047, height: 700 })
      await page.emulateMedia({ media: 'print' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1047)
      await page.emulateMedia({ media: 'screen' })
    }
  })
  await test.step('the lines of an approval with all of their words', async () => {
    const description = `Replace ${'the front left suspension arm and '.repeat(6)}align`
    await ownApproval.patch({ maintenance_lines: [{ description, amount: 21 }] })
    await go(page, `/approvals/${ownApproval.id}/lines`)
    const line = page.locator('[data-line="0"]')
    await expect(line.locator('input').first()).toHaveValue(description)
    // As wide as a sheet of paper.
    await page.setViewportSize({ width: 703, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(line).toContainText(description)
    for (const box of await line.locator('input').all()) await expect(box).toBeHidden()
    const cells = await line.locator('td span').all()
    for (const cell of cells) {
      expect(await cell.evaluate((each) => each.scrollWidth <= each.clientWidth + 1)).toBe(true)
    }
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(line.locator('input').first()).toBeVisible()
  })
})

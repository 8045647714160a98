import { box, field, fill, openPalette, save } from '@fleetbook/playwright'
import { expectAccessible, settled } from '../../support/browser/axe'
import { expect, test } from '../../support/console'
import { dialog } from '../../support/history'

/** What staff do with a resource that nobody wrote a page for. */

test('is found, added, changed, looked back on and undone', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  await page.goto('/')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: /^Workshops/ }).click()
  await expect(page).toHaveTitle('Workshops · Fleetbook')
  await settled(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'New workshop' }).first().click()
  await expect(box(page, 'workshop_name')).toBeFocused()
  const name = `Harbour ${crypto.randomUUID().slice(0, 8)}`
  await fill(page, 'workshop_name', name)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const address = new URL(page.url()).pathname
  expect(address).toMatch(/^\/workshops\/\d+$/)

  await fill(page, 'hourly_rate', '145.50')
  await fill(page, 'opening.weekday', 'From 7 to 5')
  await save(page)
  await expectAccessible(page)
  await expect(box(page, 'hourly_rate')).toHaveValue('145.50')

  await page.getByRole('tab', { name: /^History/ }).click()
  await expect(page).toHaveURL(`${address}/history`)
  await expect(page.getByText('Hourly rate').first()).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^More about this request/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Undo this change' }).click()
  await dialog(page).getByRole('button', { name: 'Undo 2 fields of 1 record' }).click()
  await expect(dialog(page)).toBeHidden()

  const palette = await openPalette(page)
  await palette.getByRole('searchbox').fill(name)
  await palette.getByRole('menuitem', { name }).first().click()
  await expect(page).toHaveURL(address)
  await expect(box(page, 'hourly_rate')).toHaveValue('0.00')
  await expect(field(page, 'opening.weekday').locator('input')).toHaveValue('')
})

import { box, fill, rows, save } from '@fleetbook/playwright'
import { expectAccessible } from '../../support/browser/axe'
import { family } from '../../support/browser/list'
import { expect, test } from '../../support/console'

test.describe('The rows of a list', () => {
  test('lead from the record of one to that of the next, and back to the list as it stood', async ({
    signedInAs,
    as,
  }) => {
    const { word } = await family(await as('editor'), Array(52).fill({}))
    const page = await signedInAs('editor')
    const address = `/clients?search=${word}&sort=client_id&columns=name,client_code`
    await page.goto(address)
    await expect(rows(page)).toHaveCount(50)
    const ids = await rows(page).evaluateAll((all) => all.map((row) => row.dataset.row))
    const place = page.getByRole('navigation', { name: 'Place in the list of clients' })
    const next = place.getByRole('link', { name: 'Next client' })

    await test.step('by a click or by keys, on the same page of each', async () => {
      await page.getByRole('rowheader').getByRole('link').first().click()
      await expect(place).toContainText('1 of 52')
      await expect(place.getByRole('link', { name: 'Previous client' })).toBeHidden()
      await expectAccessible(page, '[aria-label="Place in the list of clients"]')
      await page.getByRole('tab', { name: /^Packaging/ }).click()
      await expect(page).toHaveURL(`/clients/${ids[0]}/packaging-defaults`)
      await next.click()
      await expect(page).toHaveURL(`/clients/${ids[1]}/packaging-defaults`)
      await expect(place).toContainText('2 of 52')
      await page.keyboard.press('Alt+k')
      await expect(page).toHaveURL(`/clients/${ids[0]}/packaging-defaults`)
    })

    await test.step('not without a question where something is unsaved', async () => {
      await page.getByRole('tab', { name: 'Details' }).click()
      await box(page, 'area').fill('Not saved')
      await page.keyboard.press('Alt+j')
      const question = page.getByRole('alertdialog', { name: /unsaved/ })
      await question.getByRole('button', { name: 'Discard and leave' }).click()
      await expect(page).toHaveURL(`/clients/${ids[1]}`)
    })

    await test.step('over the end of what the list has shown', async () => {
      await place.getByRole('link', { name: /back to the list of clients/ }).click()
      await expect(page).toHaveURL(address)
      await expect(rows(page).nth(1)).toHaveAttribute('data-row', String(ids[1]))
      await expect(rows(page).nth(1).getByRole('link')).toHaveAttribute('tabindex', '0')
      await page.getByRole('rowheader').getByRole('link').last().click()
      await expect(place).toContainText('50 of 52')
      await next.click()
      await expect(place).toContainText('51 of 52')
      await next.click()
      await expect(place).toContainText('52 of 52')
      await expect(next).toBeHidden()
      await place.getByRole('link', { name: /back to the list of clients/ }).click()
      await expect(rows(page)).toHaveCount(2)
    })

    await test.step('which shows what was just saved in one of them, as the history does', async () => {
      const code = crypto.randomUUID().slice(0, 8)
      await page.getByRole('rowheader').getByRole('link').first().click()
      await fill(page, 'client_code', code)
      await save(page)
      await page.goBack()
      await expect(rows(page).first()).toContainText(code)
      await page.getByRole('link', { name: 'History', exact: true }).click()
      await expect(rows(page).filter({ hasText: code })).toHaveCount(1)
    })
  })
})

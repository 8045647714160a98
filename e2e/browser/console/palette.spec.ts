import { box, openPalette, rows } from '@fleetbook/playwright'
import { intercept } from '../../support/browser/intercept'
import { expect, test } from '../../support/console'

test.describe('The palette', () => {
  test('finds records and fields from any page, and says so when it cannot', async ({
    signedInAs,
    ownApproval,
  }) => {
    const page = await signedInAs('editor')
    await page.goto('/locks')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await test.step('says so when records cannot be searched, and tries again', async () => {
      await intercept(page, '**/api/v1/fm/clients?*', (route) => route.abort())
      const palette = await openPalette(page)
      await page.keyboard.type('Wattleford')
      await expect(palette.getByRole('alert')).toContainText('Records could not be searched')
      await page.unroute('**/api/v1/fm/clients?*')
      await palette.getByRole('button', { name: 'Retry' }).click()
      await expect(palette.getByRole('menuitem', { name: /Wattleford City/ })).toBeVisible()
    })

    await test.step('opens a client by a mistyped name', async () => {
      const palette = await openPalette(page)
      await palette.getByRole('searchbox').fill('Watleford City')
      const line = palette.getByRole('menuitem', { name: /Wattleford City Council/ })
      await expect(line).toBeVisible()
      await line.click()
      await expect(page).toHaveURL('/clients/10001')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Wattleford City Council')
    })

    await test.step('goes to a field of the open form by its API name', async () => {
      await expect(box(page, 'name')).toBeVisible()
      const palette = await openPalette(page)
      await page.keyboard.type('finance_limit')
      await palette
        .getByRole('menuitem', { name: /Finance limit/ })
        .first()
        .click()
      await expect(box(page, 'finance_limit')).toBeFocused()
    })

    await test.step('opens from within whatever one types in', async () => {
      const palette = page.getByRole('dialog', { name: 'Find anything' })
      const opensFrom = async (role: 'searchbox' | 'textbox' | 'combobox') => {
        await page.getByRole('main').getByRole(role).first().focus()
        await page.keyboard.press('Control+k')
        await expect(palette).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(palette).toBeHidden()
      }
      for (const role of ['searchbox', 'textbox', 'combobox'] as const) await opensFrom(role)
      await page.getByRole('link', { name: 'Clients', exact: true }).first().click()
      await expect(page).toHaveURL('/clients')
      await expect(rows(page).first()).toBeVisible()
      await opensFrom('searchbox')
    })

    await test.step('leads to pages that are in no rail, by what they are called', async () => {
      const palette = await openPalette(page)
      const line = palette.getByRole('menuitem', { name: 'New client' })
      await expect(line).toHaveCount(0)
      await page.keyboard.type('new client')
      await expect(line).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/clients/new')
    })

    await test.step('opens an approval by its number with Enter, and names it as recent', async () => {
      const palette = await openPalette(page)
      await page.keyboard.type(ownApproval.id)
      await expect(
        palette.getByRole('menuitem', { name: `Go to approval ${ownApproval.id}` }),
      ).toBeVisible()
      await expect(palette.getByRole('menuitem', { name: /^Go to/ })).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/approvals/${ownApproval.id}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(ownApproval.id)
      await page.goto('/locks')
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      const recent = (await openPalette(page)).getByRole('group', { name: 'Recently opened' })
      await expect(recent.getByRole('menuitem').first()).toContainText(ownApproval.id)
    })
  })

  test('shows no page that the role may not open', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    const palette = await openPalette(page)
    await expect(palette.getByRole('menuitem', { name: 'Approvals' })).toBeVisible()
    await expect(palette.getByRole('menuitem', { name: 'Locks' })).toHaveCount(0)
    await expect(palette.getByRole('menuitem', { name: 'Users' })).toHaveCount(0)
    await expect(palette.getByRole('menuitem', { name: 'Act for another user' })).toHaveCount(0)
  })
})

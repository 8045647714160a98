import { box, fill, type OwnClient, save, unsaved } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { intercept } from '../../support/browser/intercept'
import { expect, test } from '../../support/console'

type SignIn = (account: string) => Promise<Page>

/** The editor and the administrator, each in a browser of their own, at the same client. */
async function bothAt(client: OwnClient, signIn: SignIn, alsoSignIn: SignIn) {
  const pages = [await signIn('editor'), await alsoSignIn('admin')] as const
  for (const page of pages) await page.goto(`/clients/${client.id}`)
  return pages
}

test.describe('Two people at one client', () => {
  test('are merged where they changed different fields, and asked where they changed the same', async ({
    signedInAs,
    alsoSignedInAs,
    ownClient,
  }) => {
    const [first, second] = await bothAt(ownClient, signedInAs, alsoSignedInAs)
    await test.step('merges by itself what two people changed in different fields', async () => {
      await fill(first, 'client_code', 'FIRST')
      await fill(second, 'area', 'Second')
      await save(first)
      await save(second)
      const told = 'Saved 1 change, merged with what Tom Hale saved meanwhile: Client code'
      await expect(second.getByText(told)).toBeVisible()
      await expect(box(second, 'client_code')).toHaveValue('FIRST')
      expect(await ownClient.read()).toMatchObject({ client_code: 'FIRST', area: 'Second' })
    })

    await test.step('asks, field by field, where both changed the same, and chooses nothing itself', async () => {
      await fill(first, 'client_code', 'FIRST AGAIN')
      await fill(first, 'client_class', 'First class')
      await fill(first, 'fax', '02 5550 1111')
      await save(first)
      await fill(second, 'client_code', 'SECOND')
      await fill(second, 'client_class', 'Second class')
      await fill(second, 'phone', '02 5550 0000')
      await second.keyboard.press('Control+s')
      const dialog = second.getByRole('dialog', { name: /^Tom Hale saved this client/ })
      await expect(dialog).toContainText('2 fields were changed by both of you.')
      const saveMerged = dialog.getByRole('button', { name: 'Save the merged record' })
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
      await expect(saveMerged).toBeDisabled()
      const take = (name: string) => dialog.getByRole('radio', { name, exact: true }).press('Space')
      await take('Theirs: FIRST AGAIN')
      await take('Yours: Second class')
      await expect(saveMerged).toBeEnabled()
      await second.keyboard.press('Control+s')
      await expect(unsaved(second)).toBeHidden()
      expect(await ownClient.read()).toMatchObject({
        client_code: 'FIRST AGAIN',
        client_class: 'Second class',
        phone: '02 5550 0000',
        fax: '02 5550 1111',
      })
    })
  })

  test('are told of one another, and a save ends with a fault when the other is first every time', async ({
    signedInAs,
    ownClient,
  }) => {
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}`)
    await test.step('tells whoever has the record open that it was saved', async () => {
      await fill(page, 'client_code', 'MINE')
      await ownClient.patch({ area: 'Theirs' })
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText(/Priya Raman saved this record.*Suburb or town/)).toBeVisible()
      await page.getByRole('button', { name: 'Take over the new values' }).click()
      await expect(box(page, 'area')).toHaveValue('Theirs')
      await expect(box(page, 'client_code')).toHaveValue('MINE')
    })

    await test.step('ends with a fault, and the draft, when somebody else is first every time', async () => {
      await fill(page, 'client_code', 'MINE')
      let tries = 0
      await intercept(page, `**/api/v1/fm/clients/${ownClient.id}`, async (route) => {
        if (route.request().method() === 'PATCH') {
          tries += 1
          await ownClient.patch({ area: `Area ${tries}` })
        }
        await route.continue()
      })
      await page.keyboard.press('Control+s')
      // Each round is a refused save, two reads and a form drawn anew, and may take its own time.
      for (let round = 1; round <= 5; round++) {
        await expect.poll(() => tries).toBeGreaterThanOrEqual(round)
      }
      const fault = page.getByRole('alert').filter({ hasText: 'Nothing was saved' })
      await expect(fault).toContainText('Your changes are still here.')
      expect(tries).toBe(5)
      await expect(page.getByText(/^Saved|merged/)).toHaveCount(0)
      await expect(unsaved(page)).toContainText('1 change')
      expect(await ownClient.read()).toMatchObject({ client_code: null, area: 'Area 5' })

      await page.unroute(`**/api/v1/fm/clients/${ownClient.id}`)
      await fault.getByRole('button', { name: 'Retry' }).click()
      await expect(unsaved(page)).toBeHidden()
      expect(await ownClient.read()).toMatchObject({ client_code: 'MINE', area: 'Area 5' })
    })
  })
})

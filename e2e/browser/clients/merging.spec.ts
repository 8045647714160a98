import { box, fill, type OwnClient, save, unsaved } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
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
})

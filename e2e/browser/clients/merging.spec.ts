import type { Page } from 'playwright/test'
import { box, fill, save, unsaved } from '../../support/browser/form'
import { expect, type OwnClient, test } from '../../support/console'

type SignIn = (account: string) => Promise<Page>

/** The editor and the administrator, each in a browser of their own, at the same client. */
async function bothAt(client: OwnClient, signIn: SignIn, alsoSignIn: SignIn) {
  const pages = [await signIn('editor'), await alsoSignIn('admin')] as const
  for (const page of pages) await page.goto(`/clients/${client.id}`)
  return pages
}

test.describe('Two people at one client', () => {
  test('merges by itself what two people changed in different fields', async ({
    signedInAs,
    alsoSignedInAs,
    ownClient,
  }) => {
    const [first, second] = await bothAt(ownClient, signedInAs, alsoSignedInAs)
    await fill(first, 'client_code', 'FIRST')
    await fill(second, 'area', 'Second')
    await save(first)
    await save(second)
    await expect(second.getByText('Yours were merged with them.')).toBeVisible()
    await expect(box(second, 'client_code')).toHaveValue('FIRST')
    expect(await ownClient.read()).toMatchObject({ client_code: 'FIRST', area: 'Second' })
  })

  test('asks, field by field, where both changed the same', async ({
    signedInAs,
    alsoSignedInAs,
    ownClient,
  }) => {
    const [first, second] = await bothAt(ownClient, signedInAs, alsoSignedInAs)
    await fill(first, 'client_code', 'FIRST')
    await fill(first, 'area', 'First area')
    await save(first)
    await fill(second, 'client_code', 'SECOND')
    await fill(second, 'area', 'Second area')
    await fill(second, 'phone', '02 5550 0000')
    await second.keyboard.press('Control+s')
    const dialog = second.getByRole('dialog', { name: /^Tom Hale saved this client/ })
    await expect(dialog).toContainText('2 fields were changed by both of you.')
    const row = dialog.getByRole('row').filter({ hasText: 'Client code' })
    await expect(row.getByRole('cell')).toContainText(['Not set', 'FIRST', 'SECOND'])
    await row.getByText('Theirs').click()
    await dialog.getByRole('button', { name: 'Save the merged record' }).click()
    await expect(unsaved(second)).toBeHidden()
    expect(await ownClient.read()).toMatchObject({
      client_code: 'FIRST',
      area: 'Second area',
      phone: '02 5550 0000',
    })
  })

  test('tells whoever has the record open that it was saved', async ({ signedInAs, ownClient }) => {
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}`)
    await fill(page, 'client_code', 'MINE')
    await ownClient.patch({ area: 'Theirs' })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText(/Priya Raman saved this record.*Suburb or town/)).toBeVisible()
    await page.getByRole('button', { name: 'Take over the new values' }).click()
    await expect(box(page, 'area')).toHaveValue('Theirs')
    await expect(box(page, 'client_code')).toHaveValue('MINE')
  })
})

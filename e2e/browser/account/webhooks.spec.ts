import { expectAccessible, settled } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

test('a webhook is given a secret, tried, and sends again', async ({ signedInAs, as }) => {
  const call = await as('admin')
  const name = `Receiver ${crypto.randomUUID().slice(0, 8)}`
  const made = await call('POST', '/admin/webhooks', {
    name,
    url: 'https://receiver.example/changes',
    role_id: '3',
    active: false,
  })
  const page = await signedInAs('admin')
  await page.goto(`/webhooks/${made.body.webhook_id}/deliveries`)
  await expect(page.getByText('Nothing is sent while the webhook is inactive')).toBeVisible()
  await page.getByRole('button', { name: 'Make a secret' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make the secret' }).click()
  await expect(dialog.getByText(/^whsec_/)).toBeVisible()
  await dialog.getByRole('button', { name: 'I have passed it on' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Send a test' }).click()
  const row = page.getByRole('row', { name: /A test/ })
  await expect(row.getByText('Test failed')).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await dialog.getByText('All of the last hour').click()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('0 deliveries are sent again')).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'main')
})

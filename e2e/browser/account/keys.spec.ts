import { box, caller, fill } from '@fleetbook/playwright'
import { expectAccessible, settled } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

test('a service account is added, given a key that calls, and its key replaced and revoked', async ({
  signedInAs,
  origin,
}) => {
  const page = await signedInAs('admin')
  const name = `System ${crypto.randomUUID().slice(0, 8)}`
  const shown = page.getByRole('dialog', { name: 'The new key' })
  const read = async (key: string) =>
    (await caller(origin, `Bearer ${key}`)('GET', '/fm/clients?limit=1')).status
  /** The key in the open dialog, which is then closed. */
  async function passOn(): Promise<string> {
    const key = await shown.getByText(/^fb_/).textContent()
    await shown.getByRole('button', { name: 'I have passed it on' }).click()
    await expect(shown).toHaveCount(0)
    return key ?? ''
  }
  let first = ''

  await test.step('is added with a role', async () => {
    await page.goto('/service-accounts/new')
    await fill(page, 'display_name', name)
    await box(page, 'role_id').fill('view')
    await page.getByRole('option', { name: /^Viewer/ }).click()
    await page.getByRole('button', { name: 'Add service account' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('gets a key for a part of the role, once its networks are networks', async () => {
    await page.getByRole('tab', { name: 'Keys' }).click()
    await page.getByRole('button', { name: 'Make a key' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make a key' })
    await dialog.getByLabel('Name').fill('Nightly run')
    await dialog.getByText('Only some of it').click()
    await dialog.getByText('Clients:Read', { exact: true }).click()
    await dialog.getByLabel('Networks').fill('everywhere')
    await dialog.getByRole('button', { name: 'Make the key' }).click()
    await expect(dialog).toContainText('Takes a network such as')
    await settled(page)
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByLabel('Networks').fill('127.0.0.0/8, ::1')
    await dialog.getByRole('button', { name: 'Make the key' }).click()
    first = await passOn()
    expect(await read(first)).toBe(200)
    const row = page.getByRole('row', { name: /Nightly run/ })
    await expect(row).toContainText('Clients:Read')
    await expect(row).toContainText('Active')
    await settled(page)
    await expectAccessible(page, 'main')
  })

  await test.step('has it replaced and revoked', async () => {
    await page.getByRole('button', { name: 'Replace Nightly run' }).click()
    await page.getByRole('button', { name: 'Make the new key' }).click()
    const second = await passOn()
    expect([await read(first), await read(second)]).toEqual([200, 200])
    // The newest stands first, once the list is read again.
    const revoke = page.getByRole('button', { name: 'Revoke Nightly run' })
    await expect(revoke).toHaveCount(2)
    await revoke.first().click()
    await page.getByRole('button', { name: 'Revoke', exact: true }).click()
    await expect(page.getByRole('row', { name: /Revoked/ })).toHaveCount(1)
    await expect.poll(() => read(second)).toBe(401)
    expect(await read(first)).toBe(200)
  })

  await test.step('has all of it in its history', async () => {
    await page.getByRole('tab', { name: /^History/ }).click()
    await expect(page.getByText('Key', { exact: true }).first()).toBeVisible()
  })
})

import { box, done, fill, unsaved } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { signIn } from '../../support/browser/accounts'
import { expect, test } from '../../support/console'

const PROVIDER = 'Example Works'

/** Signs in at the identity provider as somebody whose name says the group, and agrees there. */
async function signInAt(page: Page, login: string): Promise<void> {
  await page.goto('/sign-in?callbackUrl=%2Fclients')
  await passTheDoor(page, login)
}

async function passTheDoor(page: Page, login: string): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${PROVIDER}` }).click()
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** A name of a test's own, in small letters. */
const login = (group: string) => `${group}.${crypto.randomUUID().slice(0, 8)}`

test('whom the identity provider knows has an account, with the role of their groups', async ({
  page,
  as,
}) => {
  const name = login('staff')
  await signInAt(page, name)
  await expect(page).toHaveURL('/clients')
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New client' })).toHaveCount(0)

  const call = await as('admin')
  const found = async () => (await done(call('GET', `/admin/users?search=${name}`))).data
  const [account, ...others] = await found()
  expect(others).toEqual([])
  expect(account).toMatchObject({
    user_name: name,
    display_name: `Known elsewhere as ${name}`,
    role_name: 'Viewer',
    enabled: true,
  })

  await test.step('whose role follows the provider each time, in the same account', async () => {
    await done(call('PATCH', `/admin/users/${account.user_id}`, { role_id: '2' }))
    await page.context().clearCookies()
    await signInAt(page, name)
    await expect(page).toHaveURL('/clients')
    const now = await found()
    expect(now).toMatchObject([{ user_id: account.user_id, role_name: 'Viewer' }])
    const { data } = await done(call('GET', `/admin/users/${account.user_id}/events`))
    expect(data[0]).toMatchObject({
      user: { user_id: account.user_id },
      reason: 'Role as the identity provider has it',
      changes: [{ field: 'role_id' }],
    })
  })
})

test('who has no role by their groups is told so, and has no account', async ({ page, as }) => {
  const name = login('guest')
  await signInAt(page, name)
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(page.getByRole('alert').first()).toContainText('None of your groups has a role')
  const call = await as('admin')
  expect((await done(call('GET', `/admin/users?search=${name}`))).data).toEqual([])
})

test('whoever failed at the provider or gave up there comes to the page they wanted at the next try', async ({
  page,
}) => {
  await signInAt(page, login('guest'))
  await expect(page.getByRole('alert').first()).toContainText('None of your groups has a role')
  // The provider knows them by now, and would not ask who else they are.
  await page.context().clearCookies()
  await page.getByRole('button', { name: `Continue with ${PROVIDER}` }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert').first()).toContainText('given up or refused')
  await passTheDoor(page, login('staff'))
  await expect(page).toHaveURL('/clients')
})

test('whose session has ended signs in again in another tab, and loses nothing', async ({
  page,
  as,
  ownClient,
}) => {
  const name = login('boss')
  await signInAt(page, name)
  await page.goto(`/clients/${ownClient.id}`)
  await fill(page, 'client_code', 'KEPT')
  const session = /next-auth/
  await page.context().clearCookies({ name: session })
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toContainText(`Known elsewhere as ${name}`)

  await test.step('whoever else signs in there takes nothing over', async () => {
    const door = page.waitForEvent('popup')
    await dialog.getByRole('link', { name: 'Sign in in a new tab' }).click()
    const tab = await door
    await signIn(tab, 'admin')
    await tab.close()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('alert')).toContainText(`${name} is not signed in`)
    expect(await ownClient.read()).toMatchObject({ client_code: null })
  })

  await page.context().clearCookies()
  const door = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Sign in in a new tab' }).click()
  const tab = await door
  await passTheDoor(tab, name)
  await expect(tab.getByRole('link', { name: 'Clients' }).first()).toBeVisible()
  await tab.close()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(unsaved(page)).toBeHidden()
  await expect(box(page, 'client_code')).toHaveValue('KEPT')
  const call = await as('admin')
  expect(await done(call('GET', `/fm/clients/${ownClient.id}`))).toMatchObject({
    client_code: 'KEPT',
  })
})

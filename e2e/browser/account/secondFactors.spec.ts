import { bearerOf, caller, done } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { Authenticator } from '../../support/authenticator'
import { expect, test } from '../../support/console'

/** Enters the password, and the code where one is asked for besides. */
async function enter(page: Page, userName: string, password: string): Promise<void> {
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** An app that has read the secret which the page shows. */
async function appOf(page: Page): Promise<Authenticator> {
  const secret = page.getByText(/^[A-Z2-7]{32}$/)
  await expect(secret).toBeVisible()
  return new Authenticator((await secret.textContent()) ?? '')
}

const atHome = (page: Page) => page.waitForURL((url) => url.pathname === '/')

test('an authenticator app is asked for at sign-in, and over a page whose session has ended', async ({
  page,
  origin,
  ownUser,
}) => {
  const bearer = await bearerOf(origin, ownUser.userName, ownUser.password)
  const call = caller(origin, bearer)
  const offer = await done(
    call('POST', '/me/second-factors/totp', { current_password: ownUser.password }),
  )
  const app = new Authenticator(offer.secret)
  const added = await done(
    call('POST', '/me/second-factors/totp/confirm', { otp: app.next(), name: 'My phone' }),
  )
  const code = page.getByRole('textbox', { name: 'Code', exact: true })

  await test.step('at the door', async () => {
    await page.goto('/sign-in?callbackUrl=%2Fprofile')
    await enter(page, ownUser.userName, ownUser.password)
    await expect(code).toBeFocused()
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').first()).toContainText('does not fit')
    // As the dialog that shows them copies them.
    await code.fill(added.recovery_codes.join('\n'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').first()).toContainText('one of your recovery codes')
    await code.fill(app.next())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/profile')
  })

  await test.step('over a page, where a recovery code fits too', async () => {
    await expect(page.getByText('My phone')).toBeVisible()
    const headers = { 'session-user-id': ownUser.id }
    await page.request.delete('/api/v1/authenticate', { headers })
    await page.getByRole('button', { name: 'Remove My phone' }).click()
    const removal = page.getByRole('dialog', { name: 'Remove My phone?' })
    await removal.getByLabel('Your password').fill(ownUser.password)
    await page.keyboard.press('Enter')
    const again = page.getByRole('dialog', { name: 'Sign in again' })
    await again.getByLabel('Password').fill(ownUser.password)
    await page.keyboard.press('Enter')
    await again.getByRole('textbox', { name: 'Code' }).fill(added.recovery_codes[0])
    await page.keyboard.press('Enter')
    await expect(again).toBeHidden()
    await expect(page.getByText('Removed My phone')).toBeVisible()
  })
})

test('a passkey is added, and shown at sign-in', async ({ page, origin, ownUser }) => {
  // Browsers make passkeys for names, and this machine's own is the only one that there is.
  const named = origin.replace('127.0.0.1', 'localhost')
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: false,
      hasUserVerification: false,
      automaticPresenceSimulation: true,
    },
  })
  const keys = async () => {
    const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId })
    return credentials
  }
  await page.goto(`${named}/sign-in?callbackUrl=%2Fprofile`)
  await enter(page, ownUser.userName, ownUser.password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Blue key')
  await dialog.getByLabel('Your password').fill(ownUser.password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Blue key' })).toBeVisible()
  expect(await keys()).toMatchObject([{ rpId: 'localhost', signCount: 1 }])

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Your password').fill(ownUser.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('a second factor of yours already')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.context().clearCookies()
  await page.goto(`${named}/sign-in`)
  await enter(page, ownUser.userName, ownUser.password)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await atHome(page)
  expect(await keys()).toMatchObject([{ signCount: 2 }])
})

test('whose role asks for a second factor is led to add one', async ({ page, as, ownUser }) => {
  const call = await as('admin')
  const role = await call('POST', '/admin/roles', {
    name: `Careful ${ownUser.userName}`,
    permissions: ['Clients:Read'],
    requires_second_factor: true,
  })
  await call('PATCH', `/admin/users/${ownUser.id}`, { role_id: role.body.role_id })
  await page.goto('/sign-in')
  await enter(page, ownUser.userName, ownUser.password)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(/^Your role asks for a second factor/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clients' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByLabel('Your password').fill(ownUser.password)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill((await appOf(page)).next())
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText(/^Your role asks for a second factor/)).toBeHidden()
  await page.getByRole('link', { name: 'Clients' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
})

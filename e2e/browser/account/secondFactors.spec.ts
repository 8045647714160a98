import type { Page } from 'playwright/test'
import { Authenticator } from '../../support/authenticator'
import { signIn } from '../../support/browser/accounts'
import { expectAccessible } from '../../support/browser/axe'
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

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
}

test('an authenticator app is added, asked for at sign-in and over a page, and reset', async ({
  page,
  alsoSignedInAs,
  ownUser,
}) => {
  const code = page.getByRole('textbox', { name: 'Code', exact: true })
  let app: Authenticator | undefined
  let codes: string[] = []
  await signIn(page, ownUser.userName, ownUser.password)

  await test.step('is added with the password and its first code', async () => {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Add an authenticator app' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' })
    await dialog.getByLabel('Name').fill('My phone')
    await dialog.getByLabel('Your password').fill('not the password')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('This is not your present password.')
    await dialog.getByLabel('Your password').fill(ownUser.password)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('img', { name: 'QR code with the secret' })).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    app = await appOf(page)
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('This is not the code that the app shows now.')
    await code.fill(app.next())
    await page.keyboard.press('Enter')
  })

  await test.step('comes with recovery codes, shown once', async () => {
    const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
    const listed = dialog.getByRole('listitem')
    await expect(listed).toHaveCount(10)
    codes = await listed.allInnerTexts()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('10 recovery codes left')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('is asked for at the door', async () => {
    await signOut(page)
    await enter(page, ownUser.userName, ownUser.password)
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0)
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').first()).toContainText('does not fit')
    await code.fill(app?.next() ?? '')
    await page.keyboard.press('Enter')
    await atHome(page)
  })

  await test.step('is asked for over a page whose session has ended', async () => {
    await page.goto('/profile')
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
    await again.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(again).toBeHidden()
    await expect(page.getByText('Removed My phone')).toBeVisible()
    await expect(page.getByText(/^None\. Whoever learns/)).toBeVisible()
  })

  await test.step('is taken away by an administrator', async () => {
    await page.getByRole('button', { name: 'Add an authenticator app' }).click()
    await page.getByLabel('Your password').fill(ownUser.password)
    await page.keyboard.press('Enter')
    await code.fill((await appOf(page)).next())
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'I have kept them' }).click()

    const administrator = await alsoSignedInAs('admin')
    await administrator.goto(`/users/${ownUser.id}`)
    await administrator.getByRole('button', { name: 'More', exact: true }).click()
    await administrator.getByRole('menuitem', { name: 'Reset second factors' }).click()
    const question = administrator.getByRole('alertdialog')
    await expectAccessible(administrator, '[role=alertdialog]')
    await question.getByRole('button', { name: 'Reset' }).click()
    // The question itself begins so too.
    await expect(question).toBeHidden()
    await expect(administrator.getByText(/^Reset the second factors of/)).toBeVisible()
    await page.goto('/sign-in')
    await enter(page, ownUser.userName, ownUser.password)
    await atHome(page)
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
  await page.goto(`${named}/sign-in`)
  await enter(page, ownUser.userName, ownUser.password)
  await atHome(page)

  await page.goto(`${named}/profile`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Blue key')
  await dialog.getByLabel('Your password').fill(ownUser.password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Blue key' })).toBeVisible()
  expect(await keys()).toMatchObject([{ rpId: 'localhost', signCount: 1 }])

  await signOut(page)
  await enter(page, ownUser.userName, ownUser.password)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await atHome(page)
  expect(await keys()).toMatchObject([{ signCount: 2 }])

  await signOut(page)
  await page.evaluate(() => {
    navigator.credentials.get = async () => {
      throw new DOMException('The person said no.', 'NotAllowedError')
    }
  })
  await enter(page, ownUser.userName, ownUser.password)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert').first()).toContainText('The browser showed no passkey')
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeVisible()
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

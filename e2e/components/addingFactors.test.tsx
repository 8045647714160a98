import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/accessible'
import { service } from '../support/answers'
import { refusal } from '../support/bodies'
import { openPage } from '../support/consolePage'

/** What a second factor is added with, and what is told of it. */

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const CODES = Array.from({ length: 10 }, (_, number) => `code-${number}`)
const PHONE = {
  ...{ factor_id: '1', kind: 'totp', name: 'My phone' },
  ...{ created: '2026-11-20T02:00:00Z', last_used: null },
}

const dialog = (name: string) => page.getByRole('dialog', { name })
const fault = (pointer: string, message: string) => () =>
  refusal('validation_failed', { errors: [{ pointer, code: 'wrong', message }] })

beforeEach(() => page.viewport(1280, 720))

test('an app is added with the password and its first code, and comes with recovery codes, shown once', async () => {
  let data: object[] = []
  const { writes, answer } = service({
    'GET /me/second-factors': () =>
      Response.json({ data, recovery_codes: data.length > 0 ? CODES.length : 0 }),
    'POST /me/second-factors/totp': fault(
      '/current_password',
      'This is not your present password.',
    ),
    'POST /me/second-factors/totp/confirm': fault(
      '/otp',
      'This is not the code that the app shows now.',
    ),
  })
  openPage('/profile')
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  const adding = dialog('Add an authenticator app')
  await expect.element(adding.getByLabelText('Name')).toHaveFocus()
  await adding.getByLabelText('Name').fill('My phone')
  await adding.getByLabelText('Your password').fill('not the password')
  await userEvent.keyboard('{Enter}')
  await expect.element(adding).toHaveTextContent('This is not your present password.')
  const uri = `otpauth://totp/Fleetbook:priya?secret=${SECRET}`
  answer({ 'POST /me/second-factors/totp': { uri, secret: SECRET } })
  await adding.getByLabelText('Your password').fill('the present password')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('img', { name: 'QR code with the secret' })).toBeVisible()
  await expect.element(page.getByText(SECRET)).toBeVisible()
  await expectAccessible('[role=dialog]')
  const code = adding.getByRole('textbox', { name: 'Code', exact: true })
  await code.fill('000000')
  // What is wrong is heard with its field as the focus comes to it, be it anew.
  const heard: (string | null)[] = []
  code.element().addEventListener('focus', ({ currentTarget }) => {
    const field = currentTarget as HTMLElement
    const said = field.getAttribute('aria-describedby')?.split(' ') ?? []
    heard.push(...said.map((id) => document.getElementById(id)?.textContent ?? null))
  })
  await userEvent.keyboard('{Enter}')
  await expect.element(adding).toHaveTextContent('This is not the code that the app shows now.')
  await expect.poll(() => heard).toEqual(['This is not the code that the app shows now.'])
  answer({
    'POST /me/second-factors/totp/confirm': () => {
      data = [PHONE]
      return Response.json({ ...PHONE, recovery_codes: CODES })
    },
  })
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  expect(writes().map(({ body }) => body)).toContainEqual({
    current_password: 'the present password',
  })

  const kept = dialog('Your recovery codes')
  await expect.poll(() => kept.getByRole('listitem').elements().length).toBe(CODES.length)
  expect(writes().at(-1)?.body).toEqual({ otp: '123456', name: 'My phone' })
  // Nothing but its own button closes it.
  await userEvent.keyboard('{Escape}')
  await expect.element(kept).toBeVisible()
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  await expect.element(kept).not.toBeInTheDocument()
  await expect.element(page.getByText('10 recovery codes left')).toBeVisible()
  // Three dialogs later one goes on from what opened the first.
  await expect.element(page.getByRole('button', { name: 'Add an authenticator app' })).toHaveFocus()
  const listed = page.getByRole('listitem').filter({ hasText: 'My phone' })
  await expect.element(listed).toBeVisible()
  await expectAccessible('#main')
})

test('an app is removed with the password, and nothing is asked for any more', async () => {
  let data: object[] = [PHONE]
  const { writes } = service({
    'GET /me/second-factors': () => Response.json({ data, recovery_codes: 9 }),
    'POST /me/second-factors/1/removal': () => {
      data = []
      return new Response(null, { status: 204 })
    },
  })
  openPage('/profile')
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  const removal = dialog('Remove My phone?')
  await expect.element(removal.getByLabelText('Your password')).toHaveFocus()
  await removal.getByLabelText('Your password').fill('the present password')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Removed My phone')).toBeVisible()
  await expect.element(page.getByText(/^None\. Whoever learns/)).toBeVisible()
  expect(writes().map(({ body }) => body)).toEqual([{ current_password: 'the present password' }])
})

test.each(['Add an authenticator app', 'Add a passkey'])(
  '%s: a factor without a name is asked for one before anything is offered',
  async (title) => {
    const { writes } = service({
      'GET /me/second-factors': () => Response.json({ data: [], recovery_codes: 0 }),
    })
    openPage('/profile')
    await page.getByRole('button', { name: title }).click()
    const name = dialog(title).getByLabelText('Name')
    await dialog(title).getByLabelText('Your password').fill('the present password')
    for (const nothing of ['', '   ']) {
      await name.fill(nothing)
      await userEvent.keyboard('{Enter}')
      await expect
        .element(name)
        .toHaveAccessibleDescription('Enter a name, to tell it from others.')
      await expect.element(name).toHaveFocus()
    }
    expect(writes()).toEqual([])
  },
)

test('a device that is a passkey already says so, and not that the person gave up', async () => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(
    new DOMException('It is there.', 'InvalidStateError'),
  )
  const options = {
    ...{ rp: { name: 'Fleetbook' }, user: { id: 'AAAA', name: 'priya', displayName: 'Priya' } },
    ...{ challenge: 'AAAA', pubKeyCredParams: [] },
  }
  service({
    'GET /me/second-factors': () => Response.json({ data: [], recovery_codes: 0 }),
    'POST /me/second-factors/passkeys': options,
  })
  openPage('/profile')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = dialog('Add a passkey')
  await adding.getByLabelText('Your password').fill('the present password')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(adding.getByRole('alert'))
    .toHaveTextContent('This device is a second factor of yours already')
  vi.restoreAllMocks()
})

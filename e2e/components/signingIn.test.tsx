import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SignInForm } from '@/app/sign-in/SignInForm'
import { type SignInFault, writeSignInFault } from '@/components/session/signInFault'
import { CredentialsForm } from '@/components/sign-in/CredentialsForm'
import { expectAccessible } from '../support/accessible'
import { answering } from '../support/answering'
import { showSignedIn } from '../support/component'

/** What the form at the door asks for. */

test('The code of one account is not asked for when another name is entered in its place', async () => {
  const sent: (string | null)[][] = []
  answering(({ path, text }) => {
    if (path.endsWith('/csrf')) return Response.json({ csrfToken: 'x' })
    const entered = new URLSearchParams(text)
    sent.push([entered.get('username'), entered.get('otp')])
    const fault = writeSignInFault({ kind: 'factorNeeded' })
    const error = entered.get('username') === 'tom' ? `?error=${encodeURIComponent(fault)}` : ''
    return Response.json({ url: `${location.origin}/${error}` })
  })
  const signedIn = vi.fn()
  showSignedIn(<CredentialsForm onSignedIn={signedIn} />)
  const name = page.getByRole('textbox', { name: 'User name' })
  const code = page.getByRole('textbox', { name: 'Code' })
  const enter = page.getByRole('button', { name: 'Sign in' })
  await name.fill('tom')
  await page.getByLabelText('Password').fill('his password')
  await enter.click()
  await code.fill('123456')
  await name.fill('ana')
  await expect.element(code).not.toBeInTheDocument()
  await page.getByLabelText('Password').fill('her password')
  await enter.click()
  await expect.poll(() => signedIn).toHaveBeenCalledOnce()
  expect(sent).toEqual([
    ['tom', null],
    ['ana', null],
  ])
})

const password = page.getByLabelText('Password')

/** Answers whoever enters a name and a password with why it is not enough. */
function refuseWith(fault: SignInFault) {
  answering(({ address }) => {
    if (address.endsWith('/csrf')) return Response.json({ csrfToken: 'x' })
    const error = encodeURIComponent(writeSignInFault(fault))
    return Response.json({ url: `${location.origin}/?error=${error}` })
  })
}

async function enter() {
  await page.getByRole('textbox', { name: 'User name' }).fill('tom')
  await password.fill('his password')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('That name or password is wrong is said, and not which', async () => {
  refuseWith({ kind: 'wrongCredentials' })
  showSignedIn(<CredentialsForm onSignedIn={vi.fn()} />)
  await enter()
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('The user name or the password is wrong.')
})

test('A code that does not fit is told of, and one that is asked for has the focus', async () => {
  refuseWith({ kind: 'factorNeeded' })
  showSignedIn(<CredentialsForm onSignedIn={vi.fn()} />)
  await enter()
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect.element(code).toHaveFocus()
  await expectAccessible('form')
  expect(page.getByRole('button', { name: 'Use a passkey' }).elements()).toEqual([])
  refuseWith({ kind: 'wrongFactor' })
  await code.fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('does not fit')
  refuseWith({ kind: 'noCode' })
  await code.fill('all ten of them')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('one of your recovery codes')
})

test('A passkey that the browser does not show is told of, and a code takes its place', async () => {
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(
    new DOMException('The person said no.', 'NotAllowedError'),
  )
  refuseWith({ kind: 'factorNeeded', passkey: { challenge: 'AAAA', allowCredentials: [] } })
  showSignedIn(<CredentialsForm onSignedIn={vi.fn()} />)
  await enter()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The browser showed no passkey')
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  vi.restoreAllMocks()
})

test.each([
  ['noRole', 'None of your groups has a role'],
  ['nameTaken', 'Somebody else has an account'],
  ['notAdmitted', 'may not sign in this way'],
] as const)(
  'Why the word of an identity provider was not enough is said: %s',
  async (kind, words) => {
    const fault = writeSignInFault({ kind })
    showSignedIn(<SignInForm next="/" demoAccounts={[]} provider="Example Works" fault={fault} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  },
)

test.each([
  ['Callback', 'given up or refused where you were sent'],
  ['OAuthCallback', 'took too long'],
  ['OAuthSignin', 'Where you sign in does not answer'],
])('Nor is what went wrong there taken for a fault of the service: %s', async (fault, words) => {
  showSignedIn(<SignInForm next="/" demoAccounts={[]} provider="Example Works" fault={fault} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
})

test('Words in the address of the door are never shown as they are', async () => {
  showSignedIn(
    <SignInForm next="/" demoAccounts={[]} provider={undefined} fault="Call this number" />,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('did not answer')
  expect(document.body.textContent).not.toContain('Call this number')
})

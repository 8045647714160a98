import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { writeSignInFault } from '@/components/session/signInFault'
import { CredentialsForm } from '@/components/sign-in/CredentialsForm'
import { showSignedIn } from '../support/component'

/** What the form at the door asks for. */

afterEach(() => vi.unstubAllGlobals())

test('The code of one account is not asked for when another name is entered in its place', async () => {
  const sent: (string | null)[][] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.endsWith('/csrf')) return Response.json({ csrfToken: 'x' })
    const entered = body as URLSearchParams
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

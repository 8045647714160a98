import { api } from '@/components/api/api'
import { FOR_ONESELF } from '@/components/api/headers'
import { refusedWith } from '@/components/api/problem'
import { OWN_PATIENCE, pageUser } from '@/components/api/session'
import { forgetPerson } from '@/components/state/ofPerson'
import { inTab } from '@/components/state/webStorage'
import { readSignInFault, type SignInFault } from './signInFault'
import { runSignOutHooks, undoSignOutHooks } from './signOutHooks'

/** What shows who signs in. */
export interface Proof {
  readonly userName: string
  readonly password: string
  /** A code of an authenticator app, or a recovery code. */
  readonly otp?: string
  /** What the browser made of a passkey. */
  readonly passkey?: Readonly<Record<string, unknown>>
}

/** What next-auth wants to be shown with whatever it is sent. @throws where it does not answer */
async function csrfToken(): Promise<string> {
  const signal = AbortSignal.timeout(OWN_PATIENCE)
  const answer = await fetch('/api/auth/csrf', { cache: 'no-store', signal })
  return (await answer.json()).csrfToken
}

/** Sends next-auth a form, and answers with where it leads. @throws where it does not answer */
async function sendForm(address: string, entries: Readonly<Record<string, string>>) {
  const signal = AbortSignal.timeout(OWN_PATIENCE)
  const body = new URLSearchParams({ ...entries, callbackUrl: location.origin, json: 'true' })
  const answer = await fetch(`/api/auth/${address}`, { method: 'POST', body, signal })
  const { url } = await answer.json()
  return { url: String(url), isTaken: answer.ok && !url.includes('csrf=true') }
}

/**
 * Signs in and answers null, or why not. next-auth's own `signIn` leaves the page when the server
 * is down, which would lose a half-filled form; this is the request that it makes, and stays.
 */
export async function signIn({
  userName,
  password,
  otp,
  passkey,
}: Proof): Promise<SignInFault | null> {
  try {
    const { url, isTaken } = await sendForm('callback/credentials', {
      username: userName,
      password,
      ...(otp !== undefined && { otp }),
      ...(passkey && { passkey: JSON.stringify(passkey) }),
      csrfToken: await csrfToken(),
    })
    const fault = new URL(url).searchParams.get('error')
    if (fault) return readSignInFault(fault)
    return isTaken ? null : { kind: 'unavailable' }
  } catch {
    return { kind: 'unavailable' }
  }
}

/**
 * Runs the hooks of this page, such as to release a lock, ends the token at the API, so that a copy of it is worthless, and the
 * session's cookie, and forgets what this browser keeps of records. A token that the API no longer
 * knows, or an API that is away, must not keep the person signed in here.
 *
 * @returns false where nothing answers: they are still signed in then, with the locks that they had
 */
export async function signOut(): Promise<boolean> {
  const token = await csrfToken().catch(() => undefined)
  if (token === undefined) return false
  await runSignOutHooks()
  const isTokenOver = await api
    .delete('/authenticate', { isRenewed: false, headers: FOR_ONESELF, timeout: OWN_PATIENCE })
    .then(
      () => true,
      (fault) => refusedWith(fault) === 401,
    )
  const isSessionOver = await sendForm('signout', { csrfToken: token }).then(
    ({ isTaken }) => isTaken,
    () => false,
  )
  if (!isTokenOver && !isSessionOver) {
    undoSignOutHooks()
    return false
  }
  inTab.clear()
  forgetPerson(pageUser.get())
  location.assign('/sign-in')
  return true
}

/** What a refusal tells the person: what happened and what to do. */
export function signInFaultWords(fault: SignInFault): string {
  switch (fault.kind) {
    case 'wrongCredentials':
      return 'The user name or the password is wrong.'
    case 'tooManyAttempts': {
      const minutes = Math.ceil(fault.retryAfterSeconds / 60)
      return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
    }
    case 'wrongFactor':
      return 'This does not fit, or has been used already. Wait for the next code, or try another way.'
    case 'noCode':
      return 'This is not one code. Enter the six digits of your app, or one of your recovery codes.'
    case 'factorNeeded':
      return 'Show a second factor too.'
    case 'noRole':
      return 'None of your groups has a role here. Ask an administrator to add you to one.'
    case 'nameTaken':
      return 'Somebody else has an account of your name here already. Ask an administrator.'
    case 'notAdmitted':
      return 'Your account here may not sign in this way. Ask an administrator.'
    case 'notSignedInThere':
      return 'You are not signed in: that was given up or refused where you were sent, or took too long. Try again.'
    case 'providerAway':
      return 'Where you sign in does not answer. Try again later, or ask an administrator.'
    case 'unavailable':
      return 'Fleetbook did not answer. Check the connection and try again.'
  }
}

import { getSession } from 'next-auth/react'
import { createStore } from '@/components/state/store'

/** The bearer token of the person at this screen; null before the console has started. */
export const accessToken = createStore<string | null>(null)

/** Asks the person to sign in again; answers whether they did. */
type SignInAgain = () => Promise<boolean>

const signInAgain = createStore<SignInAgain | null>(null)
let renewal: Promise<boolean> | null = null

/** Says who asks for the password when the session ends: the dialog over the page. */
export function onSessionEnded(ask: SignInAgain): () => void {
  signInAgain.set(ask)
  return () => signInAgain.set(null)
}

/**
 * Gets a token in place of one that was refused; false when none could be had. Another tab may
 * have signed in already, so the cookie is asked first, and only then the person. However many
 * calls are refused at once, this happens once.
 */
export function renewAccessToken(refused: string | null): Promise<boolean> {
  if (accessToken.get() !== refused) return Promise.resolve(true)
  renewal ??= (async () => {
    if (await takeTokenFromSession(refused)) return true
    const ask = signInAgain.get()
    return ask !== null && (await ask()) && (await takeTokenFromSession(refused))
  })().finally(() => {
    renewal = null
  })
  return renewal
}

async function takeTokenFromSession(refused: string | null): Promise<boolean> {
  const session = await getSession()
  if (!session?.accessToken || session.accessToken === refused) return false
  accessToken.set(session.accessToken)
  return true
}

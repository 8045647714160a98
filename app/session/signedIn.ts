import { headers } from 'next/headers'
import { GET } from '@/app/api/v1/me/route'
import type { SessionUser } from '@/components/session/user'
import { tokenInSession } from '@/lib/accounts/browserSession'

/** A person with a token that the API still honours. */
interface SignedIn {
  /** Null when the service could not tell just now: the browser asks again. */
  user: SessionUser | null
}

/**
 * The person that a page is rendered for, or null when they must sign in: also when the session's
 * token was ended elsewhere. It is the API's own answer of /me, so that the first paint already
 * shows what the role may open. The token itself stays here.
 */
export async function signedIn(): Promise<SignedIn | null> {
  const token = await tokenInSession((await headers()).get('cookie'))
  if (!token) return null
  const answer = await GET(
    new Request('http://localhost/api/v1/me', { headers: { authorization: `Bearer ${token}` } }),
  )
  if (answer.status === 401) return null
  return { user: answer.ok ? await answer.json() : null }
}

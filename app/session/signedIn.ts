import { GET } from '@/app/api/v1/me/route'
import type { SessionUser } from '@/components/session/user'
import { liveSession } from './session'

/** A person with a token that the API still honours. */
interface SignedIn {
  accessToken: string
  /** Null when the service could not tell just now: the browser asks again. */
  user: SessionUser | null
}

/**
 * The person that a page is rendered for, or null when they must sign in: also when the session's
 * token was ended elsewhere. It is the API's own answer of /me, so that the first paint already
 * shows what the role may open.
 */
export async function signedIn(): Promise<SignedIn | null> {
  const session = await liveSession()
  if (!session) return null
  const { accessToken } = session
  const answer = await GET(
    new Request('http://localhost/api/v1/me', {
      headers: { authorization: `Bearer ${accessToken}` },
    }),
  )
  if (answer.status === 401) return null
  return { accessToken, user: answer.ok ? await answer.json() : null }
}

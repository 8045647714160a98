import { POST } from '@/app/api/v1/authenticate/route'
import { writeSignInFault } from '@/components/session/signInFault'

/** What the API granted, as the session keeps it. */
export interface Grant {
  id: string
  accessToken: string
  /** Milliseconds since 1970. */
  accessTokenExpiresAt: number
}

/** Headers as next-auth hands them over. */
type PlainHeaders = Record<string, string | undefined> | undefined

/** Carried over, so that limits by address and log lines see the person and not the console. */
const carriedHeaders = ['x-real-ip', 'user-agent', 'x-request-id']

/**
 * Signs in through the API's own handler, so that the console can do nothing that another client
 * of the API could not: the same password check, the same limit of attempts, the same token.
 * A refusal is thrown, as next-auth brings nothing but an error's message to the browser.
 */
export async function authenticate(
  userName: string,
  password: string,
  from: PlainHeaders,
): Promise<Grant> {
  const answer = await POST(requestOf(userName, password, from))
  if (answer.status === 401 || answer.status === 422 || answer.status === 400) {
    throw new Error(writeSignInFault({ kind: 'wrongCredentials' }))
  }
  if (answer.status === 429) {
    const retryAfterSeconds = Number(answer.headers.get('retry-after')) || 60
    throw new Error(writeSignInFault({ kind: 'tooManyAttempts', retryAfterSeconds }))
  }
  if (!answer.ok) throw new Error(writeSignInFault({ kind: 'unavailable' }))

  const { access_token, expires_in } = await answer.json()
  return {
    id: userName,
    accessToken: access_token,
    accessTokenExpiresAt: Date.now() + expires_in * 1000,
  }
}

function requestOf(userName: string, password: string, from: PlainHeaders): Request {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of carriedHeaders) {
    const value = from?.[name]
    if (value) headers.set(name, value)
  }
  return new Request(`http://${from?.host ?? 'localhost'}/api/v1/authenticate`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: userName, password }),
  })
}

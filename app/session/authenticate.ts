import { POST } from '@/app/api/v1/authenticate/route'
import { type SignInFault, writeSignInFault } from '@/components/session/signInFault'

/** What the API granted, as the session keeps it. */
export interface Grant {
  id: string
  accessToken: string
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
  credentials: Readonly<Record<string, string | undefined>>,
  from: PlainHeaders,
): Promise<Grant> {
  const answer = await POST(requestOf(credentials, from))
  if (answer.status === 401) throw new Error(writeSignInFault(faultIn(await answer.json())))
  if (answer.status === 422 || answer.status === 400) {
    throw new Error(writeSignInFault(faultOf(await answer.json())))
  }
  if (answer.status === 429) {
    const retryAfterSeconds = Number(answer.headers.get('retry-after')) || 60
    throw new Error(writeSignInFault({ kind: 'tooManyAttempts', retryAfterSeconds }))
  }
  if (!answer.ok) throw new Error(writeSignInFault({ kind: 'unavailable' }))

  const { access_token } = await answer.json()
  return {
    id: credentials.username ?? '',
    accessToken: access_token,
  }
}

/** What a 401 of the API is to the form. */
function faultIn({ code, passkey }: Record<string, unknown>): SignInFault {
  if (code === 'second_factor_wrong') return { kind: 'wrongFactor' }
  if (code !== 'second_factor_needed') return { kind: 'wrongCredentials' }
  return { kind: 'factorNeeded', passkey: passkey as Record<string, unknown> | undefined }
}

/** What an answer that names faults of the body is to the form. */
function faultOf({ errors }: { errors?: readonly { readonly pointer: string }[] }): SignInFault {
  const isCode = errors?.length === 1 && errors[0]?.pointer === '/otp'
  return { kind: isCode ? 'noCode' : 'wrongCredentials' }
}

function requestOf(
  { username = '', password = '', otp, passkey }: Readonly<Record<string, string | undefined>>,
  from: PlainHeaders,
): Request {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of carriedHeaders) {
    const value = from?.[name]
    if (value) headers.set(name, value)
  }
  return new Request(`http://${from?.host ?? 'localhost'}/api/v1/authenticate`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      username,
      password,
      otp,
      passkey: passkey === undefined ? undefined : JSON.parse(passkey),
    }),
  })
}

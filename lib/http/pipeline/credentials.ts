import { tokenInSession } from '@/lib/accounts/browserSession'
import type { Principal } from '@/lib/accounts/principal'
import { principalOf } from '@/lib/accounts/tokens'
import type { Database } from '@/lib/db/database'
import { Problem } from '@/lib/problem'
import { PAGE_USER } from '@/lib/text/pageUser'

/** A bearer token, and whether it came in the session of a page of the console. */
export interface Credential {
  readonly token: string
  readonly isOfPage: boolean
}

/**
 * What a call shows of who makes it: the bearer token of its Authorization header, or the one in
 * the session of the console's page that makes it.
 */
export async function credentialOf(headers: Headers): Promise<Credential | undefined> {
  const authorization = headers.get('authorization')
  const token =
    authorization === null
      ? await tokenOfPage(headers)
      : /^bearer +([^ ]+)$/i.exec(authorization)?.[1]
  return token === undefined ? undefined : { token, isOfPage: authorization === null }
}

/**
 * The token of the page's session. A browser sends the session's cookie whoever makes the call, so
 * by itself it counts for nothing: the call must carry the console's own header, for which a page of
 * another origin needs a leave that this service never gives, and where the browser says from where
 * the call comes, that must be here.
 */
function tokenOfPage(headers: Headers): Promise<string | undefined> | undefined {
  if (headers.get(PAGE_USER) === null) return undefined
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return undefined
  return tokenInSession(headers.get('cookie'))
}

/**
 * Who a credential stands for.
 *
 * @param connection as {@link principalOf} takes it
 * @throws Problem 401 where it stands for nobody, or for another than the one whose page calls
 */
export async function principalBehind(
  credential: Credential | undefined,
  headers: Headers,
  connection?: Database,
): Promise<Principal> {
  const address = headers.get('x-real-ip') ?? ''
  const principal = credential && (await principalOf(credential.token, address, connection))
  if (!principal) throw unauthenticated(credential)
  const page = credential.isOfPage ? headers.get(PAGE_USER) : ''
  if (page && page !== String(principal.userId)) {
    throw notLetIn(
      `${principal.displayName} has signed in to this browser since: this page is of somebody else.`,
      credential,
    )
  }
  return principal
}

const unauthenticated = (credential: Credential | undefined): Problem =>
  notLetIn(
    credential
      ? 'The bearer token is unknown, expired, or of a disabled user: sign in again. Of a key, whoever looks after the service account finds the reason beside it.'
      : 'Send the header Authorization: Bearer <token>, with a token from /authenticate.',
    credential,
  )

/** Whoever is not let in is told by what they would be. */
const notLetIn = (detail: string, credential: Credential | undefined): Problem =>
  new Problem('unauthenticated', detail, {
    headers: { 'www-authenticate': credential ? 'Bearer error="invalid_token"' : 'Bearer' },
  })

import { decode } from 'next-auth/jwt'
import { env } from '@/lib/env'

/** A cookie of the console's sign-in, and how the browser is to keep it. */
export interface SignInCookie {
  readonly name: string
  readonly options: {
    readonly httpOnly: true
    readonly sameSite: 'lax'
    readonly path: '/'
    readonly secure: boolean
  }
}

/**
 * A cookie of the console's sign-in. Behind TLS its name has the prefix by which browsers take it
 * from this very host alone, so that no neighbouring host can put one of its own in its place.
 */
function signInCookie(what: string): SignInCookie {
  const secure = env().NEXTAUTH_URL?.startsWith('https://') ?? false
  const name = `${secure ? '__Host-' : ''}next-auth.${what}`
  return { name, options: { httpOnly: true, sameSite: 'lax', path: '/', secure } }
}

/** The cookie that holds a browser's session. */
export const sessionCookie = (): SignInCookie => signInCookie('session-token')

/** The cookie that holds where to go on to, while somebody is at the identity provider. */
export const callbackCookie = (): SignInCookie => signInCookie('callback-url')

/** The cookie by which a browser shows, back from the identity provider, that it was sent there. */
export const stateCookie = (): SignInCookie => signInCookie('state')

/**
 * Whether a browser comes back from the identity provider to which this service has sent it lately.
 *
 * @param sealed what its {@link stateCookie} holds
 * @param shown the state that the provider gave back
 */
export async function isReturning(
  sealed: string | undefined,
  shown: string | null,
): Promise<boolean> {
  const { NEXTAUTH_SECRET: secret } = env()
  if (!sealed || !shown || !secret) return false
  const { name: salt } = stateCookie()
  const state = await decode({ token: sealed, secret, salt }).catch(() => null)
  return state?.value === shown
}

interface Opened {
  readonly token: string
  /** Milliseconds since 1970. */
  readonly until: number
}

/** What was sealed in sessions that were opened lately: to open one takes as long as a whole call. */
const opened = new Map<string, Opened>()
const MAX_KEPT = 1000

let reading: { readonly secret: string; readonly value: RegExp } | undefined

/** How cookies are read; nothing where there are no browser sessions. */
function readingOf(): typeof reading {
  const secret = env().NEXTAUTH_SECRET
  if (!reading && secret) {
    const { name } = sessionCookie()
    reading = { secret, value: new RegExp(`(?:^|; *)${name.replaceAll('.', '\\.')}=([^;]*)`) }
  }
  return reading
}

/**
 * The bearer token that a browser's session holds, whatever that is still good for; undefined where
 * there is no session.
 *
 * @param cookies the request's Cookie header
 */
export async function tokenInSession(cookies: string | null): Promise<string | undefined> {
  const how = readingOf()
  const sealed = how?.value.exec(cookies ?? '')?.[1]
  if (!how || !sealed) return undefined
  const known = opened.get(sealed)
  if (known && known.until > Date.now()) return known.token
  opened.delete(sealed)
  const session = await decode({ token: sealed, secret: how.secret }).catch(() => null)
  const { accessToken, exp } = session ?? {}
  if (typeof accessToken !== 'string' || typeof exp !== 'number') return undefined
  // The oldest goes first, as a Map keeps the order in which its entries came.
  for (const oldest of opened.keys()) {
    if (opened.size < MAX_KEPT) break
    opened.delete(oldest)
  }
  opened.set(sealed, { token: accessToken, until: exp * 1000 })
  return accessToken
}

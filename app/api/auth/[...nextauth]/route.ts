import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authOptions } from '@/app/session/session'
import { callbackPath } from '@/components/session/callbackPath'
import { PROVIDER_ID } from '@/components/sign-in/provider'
import { callbackCookie, isReturning, stateCookie } from '@/lib/accounts/browserSession'
import { env } from '@/lib/env'
import { checkMethod, malformedBody, noSuchRoute } from '@/lib/http/pipeline/refusals'

interface Context {
  params: Promise<{ nextauth: string[] }>
}

const READ = ['GET']
const SEND = ['POST']

/** What leads back from the identity provider, and the door for whom that did not work. */
const RETURN = `callback/${PROVIDER_ID}`
const FAILED_THERE = '/sign-in?error=OAuthCallback'

/**
 * What next-auth does here, by the methods for it. It does more for whoever asks, such as to enter in
 * the log whatever somebody sends who has not signed in, and fails where it is asked by others.
 */
const ACTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['callback/credentials', SEND],
  [RETURN, READ],
  ['csrf', READ],
  ['error', READ],
  ['providers', READ],
  ['session', READ],
  ['signin', READ],
  [`signin/${PROVIDER_ID}`, [...READ, ...SEND]],
  ['signout', [...READ, ...SEND]],
])

/** True for a body that says it is JSON and is not: next-auth would fail on it, and enter that in the log. */
const isMalformed = async (request: Request): Promise<boolean> =>
  request.headers.get('content-type')?.includes('application/json') === true &&
  request
    .clone()
    .json()
    .then(
      () => false,
      () => true,
    )

/** What leads to the door where it is opened: some identity providers have people begin there. */
const DOORS: ReadonlySet<string> = new Set(['error', 'signin', `signin/${PROVIDER_ID}`])

const CALLBACK = 'callbackUrl'

/**
 * Whether somebody comes back from the provider whom this service has not sent there, or too long ago:
 * next-auth would enter in the log as an error whatever they bring along.
 */
async function isStranger({ nextUrl: { searchParams } }: NextRequest): Promise<boolean> {
  const sealed = (await cookies()).get(stateCookie().name)?.value
  return !(await isReturning(sealed, searchParams.get('state')))
}

/**
 * Leaves next-auth nothing to go on to but pages of this site, in the address and among the cookies:
 * whatever is no address it takes for a fault in how it was set up, and enters that in the log.
 */
async function leadToPages({ nextUrl: { searchParams } }: NextRequest): Promise<void> {
  const { NEXTAUTH_URL: origin } = env()
  const asked = searchParams.get(CALLBACK)
  if (asked !== null) searchParams.set(CALLBACK, callbackPath(asked, origin))
  const jar = await cookies()
  const { name } = callbackCookie()
  const kept = jar.get(name)?.value
  if (kept !== undefined && kept !== `${origin}${callbackPath(kept, origin)}`) jar.delete(name)
}

/**
 * The options are read from the environment, which a build has none of: so for each request. Whoever
 * failed is at the door again, which unlike next-auth's own way from a fault knows where they go.
 */
async function handler(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params
  const action = nextauth.join('/')
  const methods = ACTIONS.get(action)
  if (!methods) return noSuchRoute(request)
  if (!methods.includes(request.method)) return checkMethod(methods)(request)
  if (request.method === 'POST' && (await isMalformed(request))) return malformedBody(request)
  if (action === RETURN && (await isStranger(request))) redirect(FAILED_THERE)
  await leadToPages(request)
  const isDoor = request.method === 'GET' && DOORS.has(action)
  const params = Promise.resolve({ nextauth: isDoor ? ['signin'] : nextauth })
  return NextAuth(request, { params }, authOptions())
}

export { handler as GET, handler as POST }

import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authOptions } from '@/app/session/session'
import { malformedBody, noSuchRoute } from '@/lib/http/pipeline/refusals'

interface Context {
  params: Promise<{ nextauth: string[] }>
}

/**
 * What next-auth does here. It does more for whoever asks, such as to enter in the log whatever
 * somebody sends who has not signed in.
 */
const ACTIONS: readonly (string | undefined)[] = [
  'callback',
  'csrf',
  'error',
  'providers',
  'session',
  'signin',
  'signout',
]

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

/** The options are read from the environment, which a build has none of: so for each request. */
async function handler(request: NextRequest, context: Context): Promise<Response> {
  const [action] = (await context.params).nextauth
  if (!ACTIONS.includes(action)) return noSuchRoute(request)
  if (request.method === 'POST' && (await isMalformed(request))) return malformedBody(request)
  return NextAuth(request, context, authOptions())
}

export { handler as GET, handler as POST }

import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authOptions } from '@/app/session/session'
import { noSuchRoute } from '@/lib/http/pipeline/refusals'

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

/** The options are read from the environment, which a build has none of: so for each request. */
async function handler(request: NextRequest, context: Context): Promise<Response> {
  const [action] = (await context.params).nextauth
  return ACTIONS.includes(action) ? NextAuth(request, context, authOptions()) : noSuchRoute(request)
}

export { handler as GET, handler as POST }

import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authOptions } from '@/app/session/session'

interface Context {
  params: Promise<{ nextauth: string[] }>
}

/** The options are read from the environment, which a build has none of: so for each request. */
const handler = (request: NextRequest, context: Context) =>
  NextAuth(request, context, authOptions())

export { handler as GET, handler as POST }

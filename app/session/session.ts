import type { NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { callbackPath } from '@/components/session/callbackPath'
import { PROVIDER_ID } from '@/components/sign-in/provider'
import { callbackCookie, sessionCookie, stateCookie } from '@/lib/accounts/browserSession'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { authenticate, type Grant } from './authenticate'
import { admitted, identityProvider } from './identityProvider'

declare module 'next-auth' {
  interface User extends Grant {}
}

declare module 'next-auth/jwt' {
  interface JWT extends Partial<Omit<Grant, 'id'>> {}
}

/**
 * What next-auth calls an error where a session's cookie cannot be opened: whoever sends one may have
 * written it, or kept it while the secret was changed. They are signed out, and nothing is wrong.
 */
const UNOPENED: ReadonlySet<string> = new Set(['JWT_SESSION_ERROR', 'SIGNOUT_ERROR'])

/**
 * The console's session: an httpOnly cookie around the very token that the API gave out. It holds
 * no rights of its own, so ending the token ends the session's powers at once. The API itself opens
 * it; what next-auth tells of it to scripts is not even who it is of.
 */
export const authOptions = (): NextAuthOptions => ({
  secret: env().NEXTAUTH_SECRET,
  session: { strategy: 'jwt', maxAge: 12 * 60 * 60 },
  cookies: {
    sessionToken: sessionCookie(),
    callbackUrl: callbackCookie(),
    state: stateCookie(),
  },
  // No page of next-auth's own is shown: none has the console's look, or its policy of content.
  pages: { signIn: '/sign-in', signOut: '/sign-in', error: '/sign-in' },
  providers: [
    CredentialsProvider({
      credentials: { username: {}, password: {}, otp: {}, passkey: {} },
      authorize: (credentials, request) => authenticate(credentials ?? {}, request.headers),
    }),
    ...identityProvider(),
  ],
  logger: {
    error: (code, metadata) => {
      if (UNOPENED.has(code)) return
      const err = metadata instanceof Error ? metadata : metadata.error
      log().error({ code, err }, 'the sign-in of the console failed')
    },
    warn: (code) => log().warn({ code }, 'the sign-in of the console is not set as it should be'),
    debug: () => {},
  },
  callbacks: {
    redirect: ({ url, baseUrl }) => baseUrl + callbackPath(url, baseUrl),
    async signIn({ user, account, profile }) {
      if (account?.provider === PROVIDER_ID) user.accessToken = await admitted(profile)
      return true
    },
    jwt: ({ token, user }) => (user ? { ...token, accessToken: user.accessToken } : token),
    session: ({ session: { expires } }) => ({ expires }),
  },
})

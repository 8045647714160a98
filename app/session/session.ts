import {
  type DefaultSession,
  getServerSession,
  type NextAuthOptions,
  type Session,
} from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { authenticate, type Grant } from './authenticate'

declare module 'next-auth' {
  interface Session {
    /** The bearer token that the browser itself sends to the API. */
    accessToken: string
    /** Milliseconds since 1970. */
    accessTokenExpiresAt: number
    user: DefaultSession['user']
  }
  interface User extends Grant {}
}

declare module 'next-auth/jwt' {
  interface JWT extends Partial<Omit<Grant, 'id'>> {}
}

/**
 * The console's session: an httpOnly cookie around the very token that the API gave out. It holds
 * no rights of its own, so ending the token ends the session's powers at once.
 */
export const authOptions: NextAuthOptions = {
  secret: process.env.NEXTAUTH_SECRET,
  session: { strategy: 'jwt', maxAge: 12 * 60 * 60 },
  pages: { signIn: '/sign-in', error: '/sign-in' },
  providers: [
    CredentialsProvider({
      credentials: { username: {}, password: {} },
      authorize: (credentials, request) =>
        authenticate(credentials?.username ?? '', credentials?.password ?? '', request.headers),
    }),
  ],
  callbacks: {
    jwt({ token, user }) {
      if (!user) return token
      const { accessToken, accessTokenExpiresAt } = user
      return { ...token, accessToken, accessTokenExpiresAt }
    },
    session({ session, token }) {
      session.accessToken = token.accessToken ?? ''
      session.accessTokenExpiresAt = token.accessTokenExpiresAt ?? 0
      return session
    },
  },
}

/** The session of the page being rendered, or null when there is none or its token has run out. */
export async function liveSession(): Promise<Session | null> {
  const session = await getServerSession(authOptions)
  return session && session.accessTokenExpiresAt > Date.now() ? session : null
}

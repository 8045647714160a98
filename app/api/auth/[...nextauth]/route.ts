import NextAuth from 'next-auth'
import { authOptions } from '@/app/session/session'

const handler = NextAuth(authOptions)

export { handler as GET, handler as POST }

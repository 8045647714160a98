import { revokeToken } from '@/lib/accounts/tokens'
import { signIn } from '@/lib/api/calls/signIn'
import { route } from '@/lib/api/gate/route'

const CREDENTIALS_BYTES = 16 * 1024

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Sign in: exchange a user name and password for a bearer token',
    permission: 'none',
    document: {
      takes: 'Credentials',
      status: 200,
      gives: 'Token',
      problems: ['invalid_credentials', 'rate_limited'],
    },
    maxBytes: CREDENTIALS_BYTES,
    handle: signIn,
  },
  DELETE: {
    summary: 'Sign out: end the bearer token of this call',
    permission: 'token',
    document: { status: 204 },
    handle: async (call) => {
      await revokeToken(call.token)
      return { status: 204 }
    },
  },
})

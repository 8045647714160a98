import { revokeToken } from '@/lib/accounts/tokens'
import { signIn } from '@/lib/http/handlers/signIn'
import { credentials, token } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'

const CREDENTIALS_BYTES = 16 * 1024

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Sign in: exchange a user name and password for a bearer token',
    description:
      'The token goes with every other call, as `Authorization: Bearer <token>`, until its time runs out or it is ended. After several failures the service makes the caller wait; a wrong user name and a wrong password are not told apart. An account with a second factor takes `otp` too, and says so.',
    tag: TAGS.signIn,
    permission: 'none',
    document: {
      takes: credentials,
      status: 200,
      gives: token,
      problems: [
        'invalid_credentials',
        'second_factor_needed',
        'second_factor_wrong',
        'rate_limited',
      ],
    },
    dryRun: false,
    maxBytes: CREDENTIALS_BYTES,
    handle: signIn,
  },
  DELETE: {
    summary: 'Sign out: end the bearer token of this call',
    description:
      'The token is good for nothing from then on; server processes other than the one that was asked may take it for two seconds more, unless set otherwise. Other tokens of the user stay. Nobody signs out in the name of another: `Audit-User-Id` is ignored.',
    tag: TAGS.signIn,
    permission: 'token',
    mayBeUnenrolled: true,
    forPeople: true,
    forOneself: true,
    document: { status: 204 },
    handle: async (call) => {
      await revokeToken(call.token)
      return { status: 204 }
    },
  },
})

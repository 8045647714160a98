import { unlinkIdentityOfUser } from '@/lib/http/handlers/signInOfOthers'
import { TAGS } from '@/lib/http/openapi/tags'
import { idsOf } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'
import { user } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  DELETE: {
    summary: 'Unlink a user from the identity provider',
    description:
      'For a user whose identity there is another’s, or none any more: nobody signs in as them by it, and what is signed in by it ends. Their password stays as it is; an account that was made at a sign-in by the provider has none that anybody knows, until one is set. Nobody does so to a user who may do more than they, nor to themselves. Where there is none, nothing changes. By `OIDC_MATCH_ACCOUNTS` the next identity of their user name is linked to them.',
    tag: TAGS.accounts,
    operationId: 'unlinkIdentity',
    permission: 'Users:Manage',
    document: { status: 204, problems: ['conflict'] },
    ids: idsOf(user),
    handle: unlinkIdentityOfUser,
  },
})

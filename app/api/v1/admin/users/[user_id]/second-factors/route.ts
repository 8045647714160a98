import { resetFactorsOfUser } from '@/lib/http/handlers/signInOfOthers'
import { TAGS } from '@/lib/http/openapi/tags'
import { idsOf } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'
import { user } from '@/lib/resources'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  DELETE: {
    summary: 'Take all second factors from a user',
    description:
      'For a user who has lost them: their apps, passkeys and recovery codes go, they are signed out everywhere, and sign in by the password alone. Nobody does so to a user who may do more than they, nor to themselves: one’s own are taken away below `/me`, with the present password. Where there are none, nothing changes.',
    tag: TAGS.secondFactors,
    operationId: 'resetSecondFactors',
    permission: 'Users:Manage',
    document: { status: 204, problems: ['conflict'] },
    ids: idsOf(user),
    handle: resetFactorsOfUser,
  },
})

import { me } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Who the token stands for, and what the role allows',
    description: 'The user, the role and the permissions behind the bearer token of the call.',
    tag: TAGS.signIn,
    permission: 'token',
    document: { status: 200, gives: me },
    handle: async ({ principal }) => ({
      status: 200,
      body: {
        value: {
          user: {
            user_id: String(principal.userId),
            user_name: principal.userName,
            display_name: principal.displayName,
          },
          role: { name: principal.roleName },
          permissions: [...principal.permissions].sort(),
        },
      },
    }),
  },
})

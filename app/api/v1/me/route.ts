import type { KeyInUse } from '@/lib/accounts/principal'
import { me } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { route } from '@/lib/http/pipeline/route'
import type { TimeZone } from '@/lib/time/calendar'
import { formatMoment } from '@/lib/time/zone'

/** What a service account is told of its key. */
const shownKey = (key: KeyInUse | undefined, zone: TimeZone) =>
  key
    ? {
        key_id: key.id,
        name: key.name,
        prefix: key.prefix,
        expires_at: key.expiresAt === undefined ? null : formatMoment(key.expiresAt, zone),
      }
    : null

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Who the token or key stands for, and what the role allows',
    description:
      'The user, the role and the permissions behind the bearer token of the call; of a service account also which of its keys the call came with.',
    tag: TAGS.signIn,
    permission: 'token',
    mayBeUnenrolled: true,
    timeZone: true,
    document: { status: 200, gives: me },
    handle: async ({ principalNow, timeZone, db }) => {
      // Whoever has just changed themselves is told what they are by now.
      const principal = await principalNow(db)
      return {
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
            needs_second_factor: principal.isUnenrolled,
            is_federated: principal.isFederated,
            key: shownKey(principal.key, timeZone),
          },
        },
      }
    },
  },
})

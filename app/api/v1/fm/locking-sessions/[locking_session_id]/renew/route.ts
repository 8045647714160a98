import { renewLockingSession, sessionOf } from '@/lib/http/handlers/lockingCalls'
import { lockingSession, lockingSessionRenew } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { LOCKING_SESSION_IDS } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Renew a locking session from now',
    description:
      'The session lives its time again, counted from now: the same as before, or the one given. One that another user opened is never made shorter by that.',
    tag: TAGS.locks,
    permission: 'DelegatedLocking',
    document: { takes: lockingSessionRenew, status: 200, gives: lockingSession },
    timeZone: true,
    bodyOptional: true,
    ids: LOCKING_SESSION_IDS,
    ordered: sessionOf,
    dryRun: false,
    maxBytes: SMALL_BYTES,
    handle: renewLockingSession,
  },
})

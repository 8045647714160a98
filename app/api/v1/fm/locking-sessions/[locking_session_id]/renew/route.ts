import { renewLockingSession } from '@/lib/http/handlers/lockingCalls'
import { LOCKING_SESSION_IDS, SMALL_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Renew a locking session from now',
    description:
      'The session lives its time again, counted from now: the same as before, or the one given.',
    permission: 'DelegatedLocking',
    document: { takes: 'LockingSessionRenew', status: 200, gives: 'LockingSession' },
    timeZone: true,
    bodyOptional: true,
    ids: LOCKING_SESSION_IDS,
    dryRun: false,
    maxBytes: SMALL_BYTES,
    handle: renewLockingSession,
  },
})

import { LOCKING_SESSION_IDS, SMALL_BYTES } from '@/lib/api/limits'
import { renewLockingSession } from '@/lib/api/lockingCalls'
import { route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  POST: {
    summary: 'Renew a locking session from now',
    permission: 'DelegatedLocking',
    document: { takes: 'LockingSessionRenew', status: 200, gives: 'LockingSession' },
    timeZone: true,
    bodyOptional: true,
    ids: LOCKING_SESSION_IDS,
    maxBytes: SMALL_BYTES,
    handle: renewLockingSession,
  },
})

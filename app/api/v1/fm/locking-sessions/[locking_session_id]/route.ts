import { LOCKING_SESSION_IDS } from '@/lib/api/limits'
import { endLockingSession, readLockingSession } from '@/lib/api/lockingCalls'
import { route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read a locking session',
    permission: 'DelegatedLocking',
    document: { status: 200, gives: 'LockingSession' },
    timeZone: true,
    ids: LOCKING_SESSION_IDS,
    handle: readLockingSession,
  },
  DELETE: {
    summary: "End a locking session, or break another user's",
    permission: 'DelegatedLocking',
    document: { status: 204 },
    timeZone: true,
    ids: LOCKING_SESSION_IDS,
    handle: endLockingSession,
  },
})

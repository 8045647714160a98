import { createLockingSession, listLockingSessions } from '@/lib/api/calls/lockingCalls'
import { route } from '@/lib/api/gate/route'
import { SMALL_BYTES } from '@/lib/api/request/limits'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List the live locking sessions',
    permission: 'DelegatedLocking',
    document: { status: 200, gives: 'LockingSessionPage' },
    timeZone: true,
    handle: listLockingSessions,
  },
  POST: {
    summary: 'Open a locking session: all of the locks or none',
    permission: 'DelegatedLocking',
    document: {
      takes: 'LockingSessionCreate',
      status: 201,
      gives: 'LockingSession',
      problems: ['locked'],
    },
    timeZone: true,
    idempotent: true,
    maxBytes: SMALL_BYTES,
    handle: createLockingSession,
  },
})

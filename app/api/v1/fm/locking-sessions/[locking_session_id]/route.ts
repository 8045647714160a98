import { endLockingSession, readLockingSession, sessionOf } from '@/lib/http/handlers/lockingCalls'
import { lockingSession } from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { LOCKING_SESSION_IDS } from '@/lib/http/parsing/pathIds'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'Read a locking session',
    description:
      'The locks that the session holds, and until when. Whoever has its id may read it.',
    tag: TAGS.locks,
    permission: 'DelegatedLocking',
    document: { status: 200, gives: lockingSession },
    timeZone: true,
    ids: LOCKING_SESSION_IDS,
    handle: readLockingSession,
  },
  DELETE: {
    summary: "End a locking session, or break another user's",
    description:
      'Lets go of every lock of the session. Ending one that another user opened, whoever `Audit-User-Id` names, takes the permission `Locks:Break` too and a reason in `Audit-Reason`, and is kept in the history.',
    tag: TAGS.locks,
    permission: 'DelegatedLocking',
    document: { status: 204 },
    timeZone: true,
    ids: LOCKING_SESSION_IDS,
    ordered: sessionOf,
    handle: endLockingSession,
  },
})

import {
  claimOf,
  createLockingSession,
  listLockingSessions,
  SESSION_PAGING,
} from '@/lib/http/handlers/lockingCalls'
import {
  lockingSession,
  lockingSessionCreate,
  lockingSessionPage,
} from '@/lib/http/openapi/schemas'
import { TAGS } from '@/lib/http/openapi/tags'
import { SMALL_BYTES } from '@/lib/http/parsing/limits'
import { route } from '@/lib/http/pipeline/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, operations } = route({
  GET: {
    summary: 'List the live locking sessions, newest first',
    description:
      'Who holds which records, and until when. The id of a session is the key to its locks, so only the user who opened it, and whoever may break locks, sees it. With it these can write under the session as anybody can to whom it was handed.',
    tag: TAGS.locks,
    permission: 'DelegatedLocking',
    document: { status: 200, gives: lockingSessionPage },
    parameters: SESSION_PAGING,
    timeZone: true,
    handle: listLockingSessions,
  },
  POST: {
    summary: 'Open a locking session: all of the locks or none',
    description:
      'Takes locks on records that outlast the call. Writes that name the session in `Delegated-Locking-Session-Id` go through; all others are refused until it ends or its time runs out. With `Audit-User-Id` the locks are held for that user, and the session is still that of the user who is signed in.',
    tag: TAGS.locks,
    permission: 'DelegatedLocking',
    document: {
      takes: lockingSessionCreate,
      status: 201,
      gives: lockingSession,
      isLocated: true,
      problems: ['locked'],
    },
    timeZone: true,
    idempotent: true,
    ordered: claimOf,
    dryRun: false,
    maxBytes: SMALL_BYTES,
    handle: createLockingSession,
  },
})

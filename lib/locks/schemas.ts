import { z } from 'zod'
import { segmentOf } from '@/lib/derive/addresses'
import { moment } from '@/lib/derive/answerMembers'
import { anyIdPattern } from '@/lib/derive/idForms'
import { recordId } from '@/lib/derive/recordId'
import { USER_ID } from '@/lib/derive/systemFields'
import { MAX_LOCK_SECONDS } from '@/lib/records/lockTime'
import { LOCKABLE } from './lockable'

const MAX_LOCKS = 100

const ttl = z
  .int()
  .min(1)
  .max(MAX_LOCK_SECONDS)
  .meta({ description: 'How long the session lives unless it is renewed, in seconds.' })

const lock = z
  .strictObject({
    resource: z.enum(LOCKABLE.map(segmentOf)).meta({ description: 'What kind of record.' }),
    id: recordId(anyIdPattern(LOCKABLE), 'The record.'),
  })
  .meta({ id: 'Lock' })

/** Body of the call that opens a locking session. */
export const createSessionBody = z.strictObject({
  locks: z
    .array(lock)
    .min(1)
    .max(MAX_LOCKS)
    .meta({ description: 'The records to lock: all of them, or none.' }),
  ttl_seconds: ttl.optional(),
})

/** Body of the call that renews one; without a time it gets the same again. */
export const renewSessionBody = z.strictObject({ ttl_seconds: ttl.optional() })

const sessionId = z.uuid()

/** A session as the service answers with it to whoever has its id. */
export const sessionAnswer = z.strictObject({
  locking_session_id: sessionId.meta({ description: 'The id, which is the key to the locks.' }),
  user_id: recordId(
    USER_ID,
    'User for whom the locks are held: of `Audit-User-Id` where the session was opened with it.',
  ),
  user_name: z.string().nullable().meta({ description: 'Display name of that user.' }),
  opened_by_user_id: recordId(
    USER_ID,
    "User who was signed in. To everybody else the session is another user's.",
  ),
  opened_by_user_name: z.string().nullable().meta({ description: 'Display name of that user.' }),
  created: moment('When the session was opened.'),
  expires_at: moment('When the session ends unless it is renewed.'),
  ttl_seconds: ttl,
  locks: z.array(lock).meta({ description: 'What the session holds.' }),
})

/** A session in a list. */
export const listedSession = sessionAnswer.extend({
  locking_session_id: sessionId.nullable().meta({
    description:
      "The id, which is the key to the locks; of others' sessions null, but for whoever may break locks.",
  }),
})

import { z } from 'zod'

const MAX_LOCKS = 100
const MAX_TTL_SECONDS = 3600

const ttl = z
  .int()
  .min(1)
  .max(MAX_TTL_SECONDS)
  .meta({ description: 'How long the session lives unless it is renewed, in seconds.' })

const lock = z.strictObject({
  resource: z.literal('approvals'),
  id: z.string().regex(/^[1-9][0-9]{0,19}$/),
})

/** Body of the call that opens a locking session. */
export const createSessionBody = z.strictObject({
  locks: z
    .array(lock)
    .min(1)
    .max(MAX_LOCKS)
    .meta({ description: 'The approvals to lock: all of them, or none.' }),
  ttl_seconds: ttl.optional(),
})

/** Body of the call that renews one; without a time it gets the same again. */
export const renewSessionBody = z.strictObject({ ttl_seconds: ttl.optional() })

const moment = (description: string) => z.string().meta({ description, format: 'date-time' })

/** A session as the service answers with it. */
export const sessionAnswer = z.strictObject({
  locking_session_id: z.uuid().nullable().meta({
    description: "The id, which is the key to the locks; null in a list for others' sessions.",
  }),
  user_id: z
    .string()
    .regex(/^[1-9][0-9]{0,4}$/)
    .meta({ description: 'User who holds the locks.' }),
  user_name: z.string().nullable().meta({ description: 'Display name of that user.' }),
  created: moment('When the session was opened.'),
  expires_at: moment('When the session ends unless it is renewed.'),
  ttl_seconds: ttl,
  locks: z.array(lock).meta({ description: 'What the session holds.' }),
})

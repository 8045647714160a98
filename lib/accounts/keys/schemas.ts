import { z } from 'zod'
import { momentOrNull } from '@/lib/derive/answerMembers'
import { overlapSeconds } from '@/lib/derive/overlap'
import { refusal } from '@/lib/derive/schemas/issues'
import { momentText } from '@/lib/derive/schemas/momentText'
import { networksOf } from '@/lib/text/networks'
import { serviceNow } from '@/lib/time/serviceClock'
import { DAY } from '@/lib/time/units'
import { name, text } from '../boundedText'
import { KEY_REFUSALS } from '../principal'
import { permission } from '../schemas'

const MAX_NETWORKS = 50

const LASTING = 'An RFC 3339 date-time with its offset; null for a key that does not expire.'

/** Said of a moment that has passed. */
export const HAS_PASSED = 'Takes a moment that is still to come.'

/**
 * A moment in the body of a call, which is to come. What has passed by any machine's clock is named with
 * the other faults of the body; whether the rest has, the clock of the database says, which ends keys.
 */
const toCome = momentText((time) =>
  time <= serviceNow() - DAY ? HAS_PASSED : undefined,
).nullable()

const network = text('A network in CIDR notation, or a single address.', 1, 64).check(
  ({ value, issues }) => {
    if (networksOf([value])) return
    const message = 'Takes a network such as 203.0.113.0/24 or 2001:db8::/32, or one address.'
    issues.push(refusal('invalid_text', message, value))
  },
)

/** Body of the call that makes a key. */
export const newKeyBody = z.strictObject({
  name: name('What the account uses the key for, to tell it from others.'),
  permissions: z
    .array(permission)
    .min(1)
    .max(100)
    .nullable()
    .default(null)
    .meta({ description: 'What the key allows, none of it beyond the role; null for all of it.' }),
  expires_at: toCome.optional().meta({ description: `${LASTING} Absent: in 365 days.` }),
  networks: z
    .array(network)
    .max(MAX_NETWORKS)
    .default([])
    .meta({ description: 'From where the key is taken; empty for everywhere.' }),
})

/** Body of the call that puts another key in the place of one. */
export const rotateKeyBody = z.strictObject({
  overlap_seconds: overlapSeconds('For how long the present key is taken besides.'),
  expires_at: toCome.optional().meta({
    description: `${LASTING} Absent: after as long as the present key was made for.`,
  }),
})

const address = (description: string) => z.string().nullable().meta({ description })

const shownKey = {
  key_id: z.uuid().meta({ description: 'Id of the key, which is no part of it.' }),
  name: z.string(),
  prefix: z.string().meta({ description: 'How the key begins, by which to know it again.' }),
  state: z
    .enum(['active', 'expired', 'revoked'])
    .meta({ description: 'Whether it is taken, as far as the key itself goes.' }),
  permissions: z
    .array(permission)
    .nullable()
    .meta({ description: 'What it allows as far as the role does; null for all of that.' }),
  networks: z
    .array(z.string())
    .meta({ description: 'From where it is taken; empty for everywhere.' }),
  created: z.string().meta({ format: 'date-time' }),
  expires_at: momentOrNull('When it ends by itself.'),
  revoked_at: momentOrNull('When it was revoked.'),
  replaced_by: z.uuid().nullable().meta({ description: 'The key that took its place.' }),
  last_used_at: momentOrNull('When it was last used, to the minute.'),
  last_used_from: address('The address from which.'),
  last_refused_at: momentOrNull('When it was last sent and not taken, to the minute.'),
  last_refused_from: address('The address from which.'),
  last_refusal: z.enum(KEY_REFUSALS).nullable().meta({ description: 'Why it was not taken.' }),
}

export const keysAnswer = z.strictObject({
  data: z.array(z.strictObject(shownKey).meta({ id: 'ServiceKey' })),
})

export const newKeyAnswer = z.strictObject({
  key: z.string().meta({ description: 'The key itself, which nobody can read again.' }),
  ...shownKey,
})

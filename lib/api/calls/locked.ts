import { Problem } from '@/lib/problem'
import type { TimeZone } from '@/lib/time/calendar'
import { formatMoment } from '@/lib/time/zone'

/**
 * The answer to a write on what another holds: by whom and until when, and never which session.
 *
 * @param until milliseconds since 1970
 */
export function lockedProblem(
  userId: number,
  name: string,
  until: number,
  zone: TimeZone,
): Problem {
  const moment = formatMoment(until, zone)
  return new Problem('locked', `${name} (user ${userId}) holds the lock until ${moment}.`, {
    members: {
      locked_by: { user_id: String(userId), display_name: name },
      locked_until: moment,
    },
  })
}

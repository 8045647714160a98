import { timeZone } from '@/components/time/timeZone'
import { clockTime } from '@/components/time/words'
import type { ApiProblem } from './problem'
import { pageUser } from './session'

/**
 * Who holds the lock that a write was refused by, and until when on this person's clock; null where the
 * answer names nobody. One's own name alone would not say what is in the way: the page itself holds nothing.
 */
export function lockedWords({ body }: ApiProblem): string | null {
  const by = body.locked_by as { user_id: string; display_name: string | null } | undefined
  if (!by) return null
  const until = `until ${clockTime(String(body.locked_until), timeZone())}`
  return by.user_id === pageUser.get()
    ? `It is locked in your own name ${until}: by you in another tab or browser, or by who acts for you.`
    : `${by.display_name ?? `User ${by.user_id}`} holds it ${until}.`
}

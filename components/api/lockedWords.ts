import { timeZone } from '@/components/time/timeZone'
import { clockTime } from '@/components/time/words'
import { type ApiProblem, lockHolder } from './problem'
import { pageUser } from './session'

/**
 * Who holds the lock that a write was refused by, and until when on this person's clock; null where the
 * answer names nobody. One's own name alone would not say what is in the way: the page itself holds nothing.
 */
export function lockedWords(problem: ApiProblem): string | null {
  const held = lockHolder(problem)
  if (!held) return null
  const { user_id, display_name } = held.by
  const until = `until ${clockTime(held.until, timeZone())}`
  return user_id === pageUser.get()
    ? `It is locked in your own name ${until}: by you in another tab or browser, or by who acts for you.`
    : `${display_name ?? `User ${user_id}`} holds it ${until}.`
}

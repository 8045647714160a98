import { clockTime } from '@/components/time/timeWords'
import { timeZone } from '@/components/time/timeZone'
import { sentence } from '@/lib/text/words'
import { type ApiProblem, lockHolder, type NamedUser } from './problem'
import { pageUser } from './session'

const nameOf = ({ display_name, user_id }: NamedUser): string => display_name ?? `user ${user_id}`

/** Whose lock it is: `Tom Hale`, or `Priya Raman for Tom Hale` where she took it for him. */
export const holderWords = (by: NamedUser, actor: NamedUser | null = null): string =>
  actor ? `${nameOf(actor)} for ${nameOf(by)}` : nameOf(by)

/**
 * Who holds the lock that a write was refused by, and until when on this person's clock; null where the
 * answer names nobody. One's own name alone would not say what is in the way: the page itself holds nothing.
 */
export function lockedWords(problem: ApiProblem): string | null {
  const held = lockHolder(problem)
  if (!held) return null
  const { by, actor } = held
  const until = `until ${clockTime(held.until, timeZone())}`
  if (by.user_id !== pageUser.get()) return `${sentence(holderWords(by, actor))} holds it ${until}.`
  if (actor) return `${sentence(holderWords(actor))} holds it in your name ${until}.`
  return `It is locked in your own name ${until}: by you in another tab or browser, or by who acts for you.`
}

import { isCancelledError } from '@tanstack/react-query'
import { sentence } from '@/lib/text/words'
import { lockedWords } from './lockedWords'
import { ApiProblem, elsewhereWords, NoAnswer, refusedWith, Unreadable } from './problem'

const NO_ANSWER =
  'Fleetbook did not answer. Check the connection and try again. Nothing was lost on this page.'
/** What the service says of that is meant for programs, which send a token. */
const SIGNED_OUT =
  'You are signed out, or somebody else has signed in to this browser. Try again to sign in as yourself; what is on this page is kept.'
const LATER = 'Retry in a moment.'

/** What answers say that explain nothing themselves, as those of a proxy in between do not. */
const PLAIN: Readonly<Record<number, string>> = {
  429: `Too many requests came at once. ${LATER}`,
  502: `Fleetbook is not there just now. ${LATER}`,
  503: `Fleetbook cannot answer just now. ${LATER}`,
  504: `Fleetbook did not answer in time. ${LATER}`,
}

/** Why something failed, and what to do about it, in words for whoever waits for it. */
export function faultWords(fault: Error): string {
  if (isCancelledError(fault)) return 'You stopped waiting for the answer.'
  if (!(fault instanceof ApiProblem)) {
    return 'This page failed while it worked on the answer. Retry; if it fails again, reload the page.'
  }
  if (fault instanceof NoAnswer) return elsewhereWords(fault) ?? NO_ANSWER
  if (refusedWith(fault) === 401) return SIGNED_OUT
  const { status, title, body } = fault
  const detail = detailOf(fault)
  const isReadable = !(fault instanceof Unreadable)
  if (status === 0) return `${title}. ${detail}`
  // The service has moments for programs, and ids beside names.
  const locked = lockedWords(fault)
  if (locked) return locked
  if (detail && isReadable) return detail
  const plain = PLAIN[status]
  if (plain) return plain
  const report = `Retry; if it fails again, report it${fault.requestId ? ' with the request below' : ''}.`
  if (body.title && isReadable) return `${title}. ${report}`
  if (status >= 500) return `Fleetbook failed while it answered. ${report}`
  return `Fleetbook answered something that this page cannot read (${status}). ${report}`
}

/** What the service says of a call, with the place of a fault as people read it: pointers are for programs. */
function detailOf({ detail, errors: [first, ...others] }: ApiProblem): string {
  if (!first || others.length > 0 || detail !== `${first.pointer}: ${first.message}`) return detail
  return `${placeWords(first.pointer)}: ${first.message}`
}

/** `/expires_at` is `Expires at`, and `/networks/1` the second entry of `Networks`. */
const placeWords = (pointer: string): string =>
  pointer
    .slice(1)
    .split('/')
    .map((step) => (/^\d+$/.test(step) ? `entry ${Number(step) + 1}` : withBlanks(step)))
    .join(', ')

const withBlanks = (name: string): string => sentence(name.replaceAll('_', ' '))

/** What a failure is called, in words for people: the service's own of a 401 are for programs, too. */
export function faultTitle(fault: Error): string {
  if (!(fault instanceof ApiProblem)) return 'This page failed'
  return refusedWith(fault) === 401 ? 'Your session has ended' : fault.title
}

/** What finds the call in the service's log; null where no answer came. */
export const requestIdOf = (fault: Error): string | null =>
  fault instanceof ApiProblem ? fault.requestId : null

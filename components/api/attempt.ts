import { stringify } from 'lossless-json'
import { MAY_ACT } from '@/components/session/actingFor'
import { serviceNow } from '@/components/time/serviceClock'
import type { ProblemCode } from '@/lib/problem'
import { REPEATABLE_HOURS } from '@/lib/repeatable'
import { HOUR } from '@/lib/time/units'
import { NOBODY_TO_ACT_FOR } from '@/packages/client/src/errors'
import { callHeaders } from './headers'
import { newKey } from './newKey'
import { ApiProblem, asError, isOutcomeUnknown } from './problem'

/** What is sent as one change, which may take several tries, and of which nobody may know what came. */
export interface Attempt {
  /**
   * The Idempotency-Key of what is to be sent: the same content has the same one, so that a second
   * try after a lost answer does nothing twice. The zone and the person acted for belong to it, as
   * the service takes a key that comes with others for that of another request.
   */
  keyOf(content: unknown): string
  /**
   * Makes the call that goes with a key. Where it fails, the same content has another key next, unless
   * a try with this one may have been carried out.
   *
   * @throws what the call throws
   */
  send<Done>(key: string, call: () => Promise<Done>): Promise<Done>
  /** It is known what came of all that was sent: what is sent next has a key of its own. */
  end(): void
  /**
   * Why nobody knows whether something that was sent was carried out: what the first try failed by that
   * no answer to its own key has settled since; null where all is known.
   */
  readonly outcomeUnknown: Error | null
}

/**
 * Whether a call is refused as nothing can be recorded any more for whom it is made. So nobody is told
 * what came of an earlier try that was made for them.
 */
export const isPastActing = (fault: unknown): fault is ApiProblem =>
  fault instanceof ApiProblem &&
  (fault.code === (NOBODY_TO_ACT_FOR satisfies ProblemCode) ||
    fault.body.required_permission === MAY_ACT)

/**
 * Whether a refusal tells of an earlier try with the same key, whose answer was lost, that it was
 * not carried out: the service would have answered as it did then.
 */
export const settlesEarlier = (fault: unknown): boolean =>
  fault instanceof ApiProblem && fault.settlesEarlier

/**
 * Whether the service may have forgotten by now what became of a request, so that the same one with
 * the same key would be done once more: as in a page that was left open over a weekend. An hour before
 * it does, as that request may have been on its way for a while.
 *
 * @param sentAt when it was first sent, by the service's clock
 */
export const isForgotten = (sentAt: number, now: number = serviceNow()): boolean =>
  now - sentAt > (REPEATABLE_HOURS - 1) * HOUR

/** An attempt to send something: what is sent again unchanged has the same key. */
export function createAttempt(): Attempt {
  let current: { readonly text: string; readonly key: string } | null = null
  /** What first failed without a word on what came of it, by key. */
  const unknown = new Map<string, Error>()

  function note(key: string, fault: unknown) {
    if (settlesEarlier(fault)) unknown.delete(key)
    else if (isOutcomeUnknown(fault) && !unknown.has(key)) unknown.set(key, asError(fault))
    if (current?.key === key && !unknown.has(key)) current = null
  }
  return {
    keyOf(content) {
      const text = stringify([content, callHeaders()]) ?? ''
      if (current?.text !== text) current = { text, key: newKey() }
      return current.key
    },
    async send(key, call) {
      try {
        return await call()
      } catch (fault) {
        note(key, fault)
        throw fault
      }
    },
    end() {
      current = null
      unknown.clear()
    },
    get outcomeUnknown() {
      const [first] = unknown.values()
      return first ?? null
    },
  }
}

interface Retrying {
  /** Asked after each failure: true makes the very same call again. */
  isAgain(fault: ApiProblem): boolean | Promise<boolean>
  /** It writes nothing: nobody has to know what came of it. */
  readonly isRead?: boolean
}

/**
 * Makes one call of many with a key of its own, again and again until it is answered or given up.
 *
 * @throws what it failed by; before that the first that it may have been carried out in spite of, where
 *   no answer has settled that
 */
export async function retryUntilSettled<Done>(
  call: (key: string) => Promise<Done>,
  { isAgain, isRead = false }: Retrying,
): Promise<Done> {
  const key = newKey()
  const begun = serviceNow()
  let unknown: ApiProblem | undefined
  for (;;) {
    try {
      return await call(key)
    } catch (fault) {
      if (!(fault instanceof ApiProblem)) throw unknown ?? fault
      if (fault.settlesEarlier) unknown = undefined
      else if (isOutcomeUnknown(fault) && !isRead) unknown ??= fault
      // Carried out by the first try and forgotten by the service, it would be carried out once more, or
      // refused for its version: that reads as somebody else's change.
      if (!(await isAgain(fault)) || (unknown && isForgotten(begun))) throw unknown ?? fault
    }
  }
}

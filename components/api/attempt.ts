import { stringify } from 'lossless-json'
import { MAY_ACT } from '@/components/session/actingFor'
import { serviceNow } from '@/components/time/serviceClock'
import type { ProblemCode } from '@/lib/problem'
import { REPEATABLE_HOURS } from '@/lib/repeatable'
import { HOUR } from '@/lib/time/units'
import { NOBODY_TO_ACT_FOR } from '@/packages/client/src/errors'
import { callHeaders } from './headers'
import { newKey } from './newKey'
import { ApiProblem, mayBeDone } from './problem'

/** One change on its way to the service, which may take several tries. */
export interface Attempt {
  /**
   * The Idempotency-Key of what is to be sent: the same content has the same one, so that a second
   * try after a lost answer does nothing twice. The zone and the person acted for belong to it, as
   * the service takes a key that comes with others for that of another request.
   */
  keyOf(content: unknown): string
  /** It is settled: what is sent next has a key of its own. */
  end(): void
  /** It failed. Until an answer settles what came of it, the same key must be used again. */
  refused(fault: unknown): void
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
  /** Whether a try with the present key may have been carried out. */
  let isOpen = false
  const end = () => {
    current = null
    isOpen = false
  }
  return {
    keyOf(content) {
      const text = stringify([content, callHeaders()]) ?? ''
      if (current?.text !== text) {
        current = { text, key: newKey() }
        isOpen = false
      }
      return current.key
    },
    end,
    refused(fault) {
      if (!(fault instanceof ApiProblem)) return
      if (mayBeDone(fault)) isOpen = true
      else if (!isOpen || settlesEarlier(fault)) end()
    },
  }
}

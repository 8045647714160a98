import { createStore, useStore } from '@/components/state/store'
import { Refused } from '@/packages/client/src/refusals'
import { pause } from './pause'

/** How many calls of this page wait for the account's next allowance. */
const waiting = createStore(0)

/** Whether work of many calls stands still until the account has another allowance. */
export const useAwaitsAllowance = (): boolean => useStore(waiting, 0) > 0

/**
 * Makes a call of work that takes many and is good for nothing before the last: where the account has
 * used up its allowance, it is made again with the next. Begun anew each time, work that takes more
 * than one allowance would never come to its end.
 *
 * @throws ApiProblem; what the signal was aborted with
 */
export async function asAllowed<Done>(
  call: () => Promise<Done>,
  signal?: AbortSignal,
): Promise<Done> {
  for (;;) {
    try {
      return await call()
    } catch (fault) {
      const seconds = fault instanceof Refused && fault.status === 429 ? fault.retryAfter : null
      if (seconds === null) throw fault
      waiting.set(waiting.get() + 1)
      await pause(seconds * 1000, signal).finally(() => waiting.set(waiting.get() - 1))
    }
  }
}

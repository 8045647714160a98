import { stringify } from 'lossless-json'
import { callHeaders } from './headers'
import { newKey } from './newKey'
import { ApiProblem } from './problem'

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
  /** It was refused. Without an answer that settles it, the same key must be used again. */
  refused(fault: unknown): void
}

/** An attempt to send something: what is sent again unchanged has the same key. */
export function createAttempt(): Attempt {
  let current: { readonly text: string; readonly key: string } | null = null
  const end = () => {
    current = null
  }
  return {
    keyOf(content) {
      const text = stringify([content, callHeaders()]) ?? ''
      if (current?.text !== text) current = { text, key: newKey() }
      return current.key
    },
    end,
    refused(fault) {
      if (fault instanceof ApiProblem && !fault.isUnsettled) end()
    },
  }
}

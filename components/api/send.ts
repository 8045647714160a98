import { isLosslessNumber, LosslessNumber } from 'lossless-json'
import { noteDate } from '@/components/time/serviceClock'
import { Core } from '@/packages/client/src/core'
import { retryAfterOf } from '@/packages/client/src/refusals'
import { pause } from './pause'
import { pageHeaders, presentSession, renewSession, tellLacking } from './session'
import type { Figure } from './types'

/**
 * After so many ms no answer comes any more: the service takes a minute for a request to arrive, half
 * of one for each of its statements, and half of one for its answer to be taken.
 */
const LONGEST = 180_000

/**
 * The client that others install, as a page uses it: with the session of this tab, which the person
 * is asked to renew once it has ended, with the figures that forms and lists hold, and without
 * trying again by itself, as the person is asked; but where the account has used up its allowance
 * and gets another within seconds.
 */
export const core = new Core<Figure>({
  identity() {
    const session = presentSession()
    return { headers: pageHeaders(), renew: () => renewSession(session) }
  },
  headers: {},
  fetch: patiently,
  timeout: LONGEST,
  retries: { count: 0, deadline: 0 },
  takesKey: () => false,
  figures: {
    read: (digits) => new LosslessNumber(digits),
    write: (value) => (isLosslessNumber(value) ? value.toString() : undefined),
  },
})

/** For how long a call waits for another allowance, in ms; where it takes longer the person is told. */
const PATIENCE = 5000

async function patiently(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  for (let isFirst = true; ; isFirst = false) {
    const answer = await fetch(address, {
      ...init,
      credentials: 'same-origin',
      cache: 'no-store',
    })
    noteDate(answer.headers.get('date'))
    if (answer.status === 403) void tellLacking(answer.clone())
    const seconds = answer.status === 429 ? retryAfterOf(answer.headers) : null
    if (!isFirst || seconds === null || seconds * 1000 > PATIENCE) return answer
    await pause(seconds * 1000, init?.signal ?? undefined)
  }
}

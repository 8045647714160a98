import type { EndpointHealth } from './endpoint'
import type { DeliveryAttempt, Health } from './outcomes'
import { pauseAfter, pauseOfEndpoint } from './pauses'
import type { Waiting } from './queue'
import type { SendOutcome } from './sending'

/** An attempt, with what became of it. */
export interface FinishedAttempt {
  readonly delivery: Waiting
  readonly outcome: SendOutcome
  /** That of the webhook when it was sent. */
  readonly generation: number
}

/** The same, and what it comes to. */
export interface JudgedAttempt extends FinishedAttempt {
  readonly attempt: DeliveryAttempt
}

/** So many failures in a row, and the endpoint is taken to fail as a whole. */
export const FAILING_AFTER = 10

const GONE = 410

/**
 * What an attempt comes to: taken, to be made again after a pause, or put aside where it was tried
 * for as long as anything is.
 *
 * @param patience for how long, in ms
 */
export function attemptOf(
  { delivery, outcome, generation }: FinishedAttempt,
  patience: number,
): DeliveryAttempt {
  const { isTaken, status, answer, error, milliseconds, retryAfter = 0 } = outcome
  // Where the database's clock was set back since, the first attempt is still to come by it.
  const left = patience - Math.max(0, delivery.age ?? 0)
  const isOver = !isTaken && left <= 0
  const pause = Math.max(pauseAfter(delivery.attempts + 1, patience), retryAfter)
  return {
    delivery_id: delivery.delivery_id,
    generation,
    state: isTaken ? 'delivered' : isOver ? 'parked' : 'waiting',
    // The last attempt is made when the time is over, and none after it.
    pause: Math.min(pause, Math.max(left, 0)),
    ms: milliseconds,
    status: status ?? null,
    answer: answer ?? null,
    error: error ?? null,
  }
}

/**
 * How an endpoint does after some attempts, in the order in which they ended. One that fails is left
 * alone for as long as it asks for. Where all fail for as long as one delivery is tried, or where the
 * receiver says that it is gone, nothing more is sent until somebody has looked at it.
 */
export function healthAfter(
  before: EndpointHealth,
  finished: readonly JudgedAttempt[],
  patience: number,
): Health {
  let { failures } = before
  for (const { outcome } of finished) failures = outcome.isTaken ? 0 : failures + 1
  const lastTaken = finished.findLastIndex(({ outcome }) => outcome.isTaken)
  const hasSucceeded = lastTaken >= 0
  const isFailing = failures >= FAILING_AFTER
  const asked = finished.slice(lastTaken + 1).map(({ outcome }) => outcome.retryAfter ?? 0)
  const pause = pauseOfEndpoint(failures - FAILING_AFTER + 1, patience)
  const rest = isFailing ? Math.max(pause, Math.min(Math.max(0, ...asked), patience)) : undefined
  const { failingSince } = before
  // No attempt was taken since the first of one that is given up.
  const isInVain =
    !hasSucceeded &&
    failingSince !== null &&
    finished.some(
      ({ delivery: { firstAt }, attempt }) =>
        attempt.state === 'parked' && firstAt !== null && failingSince <= firstAt,
    )
  // What else was on its way fails after it, and says nothing against it.
  const isGone = finished.slice(lastTaken + 1).some(({ outcome }) => outcome.status === GONE)
  const stop = isGone
    ? 'The receiver answered 410: it is gone.'
    : isInVain
      ? 'Nothing was taken for as long as a delivery is tried.'
      : undefined
  return { failures, hasSucceeded, rest, stop }
}

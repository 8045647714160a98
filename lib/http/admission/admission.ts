import { env } from '@/lib/env'
import { observeFigures } from '@/lib/metrics/gauges'
import { BULK_BYTES } from '../parsing/limits'
import { FairSemaphore } from './fairSemaphore'
import { type Caller, Tally } from './tally'

const MEGABYTE = 2 ** 20

/** From so many bytes on a body or an answer is large: others would notice it. */
export const LARGE = 64 * 1024

/**
 * Calls that may wait at a time: each is a connection and little else. When something happens all
 * of them take their turn together, so there are no more than may wait for that.
 */
const WAITING_CALLS = 500

/** Large calls at a time: each takes some 50 MB for a moment, and one with a body of small values more. */
const LARGE_CALLS = 4

/** What a process takes on at a time, and what of it is in use. */
export interface Admission {
  /** Bytes of request bodies, from the first that is read until the call is done. */
  readonly largeBodies: FairSemaphore
  /** They have room of their own, so that no number of large ones keeps small ones out. */
  readonly smallBodies: FairSemaphore
  /** Calls that read or write many records. */
  readonly heavyCalls: FairSemaphore
  /** Calls on one record that is large, and those whose body is as large, while it is read. */
  readonly largeCalls: FairSemaphore
  /** Calls that wait for something to happen, and have nothing in hand meanwhile. */
  readonly waitingCalls: FairSemaphore
  /** Bytes of large answers that their callers have not taken yet. */
  readonly unsent: Tally
  /** Whether another large answer may be made for a caller. */
  mayAnswer(caller: Caller): boolean
  /** Whether a caller leaves more unread than one caller may. */
  isSlow(caller: Caller): boolean
}

let admission: Admission | undefined

/** The process's own, by its settings; its figures are among the metrics from then on. */
export function admissionHere(): Admission {
  if (!admission) {
    admission = create()
    show(admission)
  }
  return admission
}

function create(): Admission {
  const { BODIES_MB, HEAVY_CALLS, DATABASE_POOL_SIZE, UNSENT_MB, CALLER_SHARE, WAIT_SECONDS } =
    env()
  // The largest that one call may need fits into every share.
  const bounds = (most: number, least: number) => {
    const share = Math.floor((most * CALLER_SHARE) / 100)
    return { most, share: Math.min(most, Math.max(least, share)) }
  }
  const patience = WAIT_SECONDS * 1000
  const unsent = new Tally()
  const answers = bounds(UNSENT_MB * MEGABYTE, LARGE)
  const isSlow = (caller: Caller) => unsent.of(caller) >= answers.share
  const mayAnswer = (caller: Caller) => unsent.inUse < answers.most && !isSlow(caller)
  return {
    largeBodies: new FairSemaphore({
      what: 'large bodies',
      patience,
      ...bounds(BODIES_MB * MEGABYTE, BULK_BYTES),
    }),
    smallBodies: new FairSemaphore({
      what: 'bodies',
      patience: 0,
      ...bounds((BODIES_MB * MEGABYTE) / 4, LARGE),
    }),
    heavyCalls: new FairSemaphore({
      what: 'calls on many records',
      patience,
      isOpenTo: mayAnswer,
      ...bounds(HEAVY_CALLS ?? Math.max(2, Math.floor(DATABASE_POOL_SIZE / 2)), 1),
    }),
    largeCalls: new FairSemaphore({
      what: 'large calls',
      patience,
      isOpenTo: mayAnswer,
      ...bounds(LARGE_CALLS, 1),
    }),
    waitingCalls: new FairSemaphore({
      what: 'calls that wait for changes',
      patience: 0,
      ...bounds(WAITING_CALLS, 1),
    }),
    unsent,
    mayAnswer,
    isSlow,
  }
}

const FIGURES = {
  body_bytes: 'Bytes of request bodies that are read or judged',
  bodies_waiting: 'Large request bodies that wait to be read',
  heavy_calls: 'Calls on many records that run',
  heavy_calls_waiting: 'Calls on many records that wait',
  large_calls: 'Calls on a large record, or with a body as large, that run',
  large_calls_waiting: 'Calls on a large record, or with a body as large, that wait',
  waiting_calls: 'Calls that wait for changes',
  unsent_bytes: 'Bytes of large answers that callers have not taken',
}

function show(admission: Admission): void {
  const { largeBodies, smallBodies, heavyCalls, largeCalls, waitingCalls, unsent } = admission
  observeFigures(FIGURES, {
    body_bytes: () => largeBodies.inUse + smallBodies.inUse,
    bodies_waiting: () => largeBodies.waiting,
    heavy_calls: () => heavyCalls.inUse,
    heavy_calls_waiting: () => heavyCalls.waiting,
    large_calls: () => largeCalls.inUse,
    large_calls_waiting: () => largeCalls.waiting,
    waiting_calls: () => waitingCalls.inUse,
    unsent_bytes: () => unsent.inUse,
  })
}

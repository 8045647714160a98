import { observeBatch } from '@/lib/metrics/counters'
import { type SpanReference, tracingHere } from '@/lib/tracing/tracing'

/**
 * How calls share statements. A call waits until its statement is sent, and is under way until that is
 * answered.
 */
interface BatchingOptions {
  /** The most calls that one statement takes. */
  readonly most: number
  /** A statement takes up to half of all calls that are under way or wait, or as many as this if that is more. */
  readonly atLeast: number
  /** Whether calls wait for others to share a statement with while any are under way. */
  readonly waits: boolean
  /**
   * While no more calls than this are under way or wait, one that has nothing in common with those under
   * way is sent at once by a statement of its own; 0 where all share.
   */
  readonly aloneUpTo: number
}

/**
 * A read is over before others could come: what comes in one turn shares a statement, and where
 * there are more processors, the rest is another connection's.
 */
export const OF_READS: BatchingOptions = { most: 4, atLeast: 4, waits: false, aloneUpTo: 0 }

/**
 * To begin a change and to commit it takes the database twice as long as the change itself, and with
 * every further connection that it works for it is slower. But changes of different fields share none
 * but the dearest statement: as long as there are few, each goes sooner by its own (decision 58).
 * If all callers shared one statement, the database would stand still while they are answered, and
 * the service while it works.
 */
export const OF_CHANGES: BatchingOptions = { most: 16, atLeast: 8, waits: true, aloneUpTo: 6 }

/**
 * After how many ms nobody waits for a statement any more: one that takes as long waits for
 * something itself.
 */
export const WAITED_FOR = 50

/** A call that waits to be sent. */
interface Waiting<Asked, Answer> {
  readonly asked: Asked
  /** What none under way may have if it is to go by itself; undefined if it never does. */
  readonly apartBy: readonly unknown[] | undefined
  readonly place: SpanReference | undefined
  /** Does a piece of work as part of this call. */
  readonly within: (work: () => void) => void
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers what calls ask for, and sends it together. Those of one turn of the event loop always go
 * together. Where they wait for others too, they go once as many have come as are under way, or once
 * nothing is: so a call that is alone never waits, nor does one behind a statement that stands
 * still, and the more calls there are, the fewer statements they take. Calls that have nothing in
 * common with any under way do not wait while there are few. Nothing is remembered: each call is
 * sent. In traces the statement stands in that of its first call, with links to the others.
 *
 * @param send answers in the order of what it is given; an Error fails only the call whose place
 *   it takes
 * @param apartBy what a call that may go by itself must not have in common with any that is under
 *   way; undefined for one that goes with others
 * @returns what a call asks by
 */
export function createBatcher<Asked, Answer>(
  { most, atLeast, waits, aloneUpTo }: BatchingOptions,
  send: (asked: readonly Asked[]) => Promise<readonly (Answer | Error)[]>,
  apartBy: (asked: Asked) => readonly unknown[] | undefined = () => undefined,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = []
  /** Calls whose statement is waited for. */
  let underWay = 0
  /** Those of them that went by themselves. */
  let apart = 0
  /** What they must not have in common with one that goes by itself, and how many have it. */
  const inUse = new Map<unknown, number>()
  let isLooking = false

  /** Looks what is due once this turn's calls have come. */
  const look = (): void => {
    if (isLooking) return
    isLooking = true
    setImmediate(() => {
      isLooking = false
      sendDue()
    })
  }

  /** Sends what is due. @returns whether anything was */
  const sendDue = (): boolean => {
    const areFew = underWay + waiting.length <= aloneUpTo
    let isSent = areFew && sendApart()
    const room = Math.min(most, Math.max(atLeast, Math.ceil((underWay + waiting.length) / 2)))
    // While more may go by themselves all the time, nobody waits for as many as do.
    const waitedFor = () => Math.min(areFew ? underWay - apart : underWay, room)
    while (waiting.length > 0 && (!waits || waiting.length >= waitedFor())) {
      isSent = true
      sendTogether(waiting.splice(0, room))
    }
    return isSent
  }

  /** Sends by itself what may go so. @returns whether anything did */
  const sendApart = (): boolean => {
    const before = waiting.length
    for (let at = 0; at < waiting.length; ) {
      const isApart = waiting[at]?.apartBy?.every((each) => !inUse.has(each)) ?? false
      if (isApart) sendTogether(waiting.splice(at, 1), isApart)
      else at += 1
    }
    return waiting.length < before
  }

  const sendTogether = (calls: readonly Waiting<Asked, Answer>[], isApart = false): void => {
    const release = hold(calls, isApart)
    const [first] = calls
    first?.within(async () => {
      try {
        const answers = await traced(calls, () => send(calls.map(({ asked }) => asked)))
        // The next goes first: while these are answered, the database has something to do.
        if (release()) await new Promise(setImmediate)
        for (const [at, { resolve, reject }] of calls.entries()) {
          const answer = answers[at]
          if (answer instanceof Error) reject(answer)
          else resolve(answer as Answer)
        }
      } catch (error) {
        release()
        for (const { reject } of calls) reject(error)
      }
    })
  }

  /** Has others wait for calls until they are released, but not for ever. */
  const hold = (calls: readonly Waiting<Asked, Answer>[], isApart: boolean): (() => boolean) => {
    if (!waits) return () => false
    const count = (sign: 1 | -1): void => {
      underWay += sign * calls.length
      if (isApart) apart += sign
      for (const each of calls.flatMap(({ apartBy = [] }) => apartBy)) {
        const left = (inUse.get(each) ?? 0) + sign
        if (left > 0) inUse.set(each, left)
        else inUse.delete(each)
      }
    }
    count(1)
    let isHeld = true
    const release = (): boolean => {
      clearTimeout(late)
      if (!isHeld) return false
      isHeld = false
      count(-1)
      return sendDue()
    }
    const late = setTimeout(release, WAITED_FOR)
    return release
  }

  return (asked) =>
    new Promise<Answer>((resolve, reject) => {
      const tracing = tracingHere()
      const within = tracing?.bind((work: () => void) => work()) ?? ((work) => work())
      waiting.push({
        asked,
        apartBy: apartBy(asked),
        place: tracing?.place(),
        within,
        resolve,
        reject,
      })
      look()
    })
}

function traced<Result>(
  calls: readonly { readonly place: SpanReference | undefined }[],
  work: () => Promise<Result>,
): Promise<Result> {
  observeBatch(calls.length)
  const tracing = tracingHere()
  if (!tracing) return work()
  const [, ...others] = calls
  const links = others.flatMap(({ place }) => place ?? [])
  return tracing.step('gathered calls', { 'fleetbook.calls': calls.length }, work, links)
}

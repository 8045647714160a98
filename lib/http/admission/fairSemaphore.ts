import { observeRefusal, observeWait } from '@/lib/metrics/counters'
import { Problem } from '@/lib/problem'
import { step } from '@/lib/tracing/tracing'
import { type Caller, Tally } from './tally'

/** What a semaphore lets in. */
export interface FairSemaphoreOptions {
  /** What goes through it, as a caller is told of it and as metrics name it: `large bodies`. */
  readonly what: string
  /** How much may be inside at a time, in all and of one caller. */
  readonly most: number
  readonly share: number
  /** How long a caller waits for room before being sent away, in ms; 0 where nobody waits. */
  readonly patience: number
  /** Whether nothing else keeps a caller out just now. */
  readonly isOpenTo?: (caller: Caller) => boolean
}

/**
 * The most that wait at a semaphore at a time, and of these the most of one caller. Where all places are
 * taken the caller with the most of them gives one up to whoever comes with fewer.
 */
const WAITING = { most: 1000, share: 500 }
/** Seconds after which whoever was sent away may come again. */
const COME_AGAIN = '5'

interface Waiter {
  readonly amount: number
  isGone(): boolean
  letIn(): void
  sendAway(): void
}

/**
 * Lets so much in at a time, and of each caller a share. Who finds no room waits for some; room goes
 * round among the callers that wait, however many calls each of them has, and to the calls of each
 * in their order.
 */
export class FairSemaphore {
  private readonly inside = new Tally()
  private readonly outside = new Tally()
  private readonly queues = new Map<Caller, Set<Waiter>>()

  constructor(private readonly options: FairSemaphoreOptions) {}

  /** How much is inside. */
  get inUse(): number {
    return this.inside.inUse
  }

  /** How many wait. */
  get waiting(): number {
    return this.outside.inUse
  }

  /**
   * Lets a caller in with so much; what comes in has to {@link leave} again.
   *
   * @param isGone whether nobody wants an answer any more
   * @returns what to wait for, or nothing where there is room at once
   * @throws Problem 503 where there is none in time
   */
  enter(caller: Caller, amount: number, isGone: () => boolean): Promise<void> | undefined {
    const { most } = this.options
    const isFree = this.inside.inUse + amount <= most && this.hasShare(caller, amount)
    if (this.waiting > 0 || !isFree) return this.wait(caller, amount, isGone)
    this.inside.add(caller, amount)
    return undefined
  }

  /** Gives back so much of what a caller has. */
  leave(caller: Caller, amount: number): void {
    this.inside.add(caller, -amount)
    this.letIn()
  }

  /** Lets in all that have room now. */
  letIn(): void {
    while (this.waiting > 0 && this.letOneIn());
  }

  private wait(caller: Caller, amount: number, isGone: () => boolean): Promise<void> {
    const { patience, what } = this.options
    if (patience === 0 || !this.mayWait(caller)) throw overloaded(what)
    return step(`wait among ${what}`, {}, () => this.turn(caller, amount, isGone))
  }

  /** Whether a caller may wait, and has somebody sent away for that who has more that wait. */
  private mayWait(caller: Caller): boolean {
    const own = this.outside.of(caller)
    if (own >= WAITING.share) return false
    if (this.waiting < WAITING.most) return true
    const [most, waiters] = [...this.queues].reduce((one, other) =>
      other[1].size > one[1].size ? other : one,
    )
    const last = [...waiters].at(-1)
    if (!last || waiters.size <= own + 1) return false
    this.forget(most, last)
    last.sendAway()
    return true
  }

  private turn(caller: Caller, amount: number, isGone: () => boolean): Promise<void> {
    const { patience, what } = this.options
    return new Promise((resolve, reject) => {
      const started = performance.now()
      const end = () => {
        clearTimeout(timer)
        observeWait(what, performance.now() - started)
      }
      const waiter: Waiter = {
        amount,
        isGone,
        letIn() {
          end()
          resolve()
        },
        sendAway() {
          end()
          reject(overloaded(what))
        },
      }
      const timer = setTimeout(() => {
        this.forget(caller, waiter)
        waiter.sendAway()
        // Whoever stood behind may need less.
        this.letIn()
      }, patience)
      this.queues.set(caller, (this.queues.get(caller) ?? new Set()).add(waiter))
      this.outside.add(caller, 1)
      this.letIn()
    })
  }

  /** Deals with the first of the callers in turn that has room; false where none has. */
  private letOneIn(): boolean {
    for (const [caller, [first]] of this.queues) {
      if (!first) continue
      if (first.isGone()) {
        this.forget(caller, first)
        first.sendAway()
        return true
      }
      if (!this.hasShare(caller, first.amount)) continue
      // Nobody who needs less goes past one whose turn it is.
      if (this.inside.inUse + first.amount > this.options.most) return false
      this.forget(caller, first)
      this.inside.add(caller, first.amount)
      first.letIn()
      return true
    }
    return false
  }

  /** Takes one that waits out, and puts its caller behind all others. */
  private forget(caller: Caller, waiter: Waiter): void {
    const queue = this.queues.get(caller)
    queue?.delete(waiter)
    this.outside.add(caller, -1)
    this.queues.delete(caller)
    if (queue && queue.size > 0) this.queues.set(caller, queue)
  }

  private hasShare(caller: Caller, amount: number): boolean {
    const { share, isOpenTo } = this.options
    return this.inside.of(caller) + amount <= share && (isOpenTo?.(caller) ?? true)
  }
}

/** The answer to a call for which there is no room. */
export function overloaded(what: string): Problem {
  observeRefusal(what)
  return new Problem(
    'overloaded',
    `The service has as many ${what} in hand as it takes on at a time. Nothing was done; try again.`,
    { headers: { 'retry-after': COME_AGAIN } },
  )
}

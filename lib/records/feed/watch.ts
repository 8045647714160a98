import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { database } from '@/lib/db/database'
import { type Listening, listenTo } from '@/lib/db/listening'
import { executeRaw } from '@/lib/db/raw'
import { CHANGES_CHANNEL } from '@/lib/derive/database/changeSequence'
import { log } from '@/lib/log'
import { sequenceChanges } from './sequence'

/** The least time between two messages to other processes, and between two runs for those that wait, in ms. */
const PAUSE = 50
/**
 * How often it is looked for changes while somebody waits, in ms. Whoever changes something says so;
 * this is for changes of a process that died before it could, and for where nobody can listen.
 */
const LOOK_EVERY = 1000

/** A call that waits for changes. */
interface Waiter {
  /** The newest batch that it has seen. */
  readonly batch: number
  isGone(): boolean
  end(): void
}

/**
 * Does something at once, and then again no sooner than a pause after it was begun, for all together
 * who ask meanwhile.
 */
function paced<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined
  return () => {
    next ??= running.then(() => {
      next = undefined
      const result = work()
      running = Promise.all([result.catch(() => {}), setTimeout(PAUSE)])
      return result
    })
    return next
  }
}

/** Those of a process that wait for changes, and what wakes them. */
class ChangeWatch {
  private readonly own = randomUUID()
  private readonly waiters = new Set<Waiter>()
  private followers = 0
  private hasEnded = false
  private newest = -1
  private listening: Promise<Listening | undefined> | undefined
  private timer: NodeJS.Timeout | undefined

  /** Whether nobody waits any more, as the process ends. */
  get isOver(): boolean {
    return this.hasEnded
  }

  /** Says that something was changed: to those who wait here, and to other processes. */
  tell(): void {
    if (this.isOver) return
    void this.send()
    if (this.followers > 0) this.look()
  }

  /** Counts whoever may come to wait, from before it reads what there is. */
  async follow<Result>(work: () => Promise<Result>): Promise<Result> {
    this.followers += 1
    this.timer ??= setInterval(() => this.lookAgain(), LOOK_EVERY).unref()
    try {
      await this.listen()
      return await work()
    } finally {
      this.followers -= 1
      if (this.followers === 0) {
        clearInterval(this.timer)
        this.timer = undefined
      }
    }
  }

  /**
   * Puts changes in the feed, as {@link sequenceChanges} does, for whoever has time: with others
   * who do, so that beside many writers a reader gets fewer and longer pages.
   */
  readonly sequence = paced(async (): Promise<number> => {
    this.newest = await sequenceChanges()
    for (const waiter of this.waiters) if (this.newest > waiter.batch) waiter.end()
    return this.newest
  })

  /**
   * Waits for a batch after the one given.
   *
   * @param milliseconds at most so long
   * @param isGone whether nobody wants to know any more
   */
  beyond(batch: number, milliseconds: number, isGone: () => boolean): Promise<void> {
    if (this.isOver || this.newest > batch) return Promise.resolve()
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.waiters.delete(waiter)
        resolve()
      }
      const waiter: Waiter = { batch, isGone, end }
      const timer = globalThis.setTimeout(end, milliseconds)
      this.waiters.add(waiter)
    })
  }

  /** Lets all go who wait, and has nobody wait any more. */
  async end(): Promise<void> {
    this.hasEnded = true
    for (const waiter of this.waiters) waiter.end()
    const listening = await this.listening?.catch(() => undefined)
    await listening?.close()
  }

  private readonly send = paced(() =>
    executeRaw(database(), {
      text: `SELECT pg_notify('${CHANGES_CHANNEL}', $1)`,
      values: [this.own],
      prepared: true,
      // Others look for themselves now and then.
    }).catch(() => {}),
  )

  private look(): void {
    this.sequence().catch((error: Error) =>
      log().warn({ err: error }, 'changes were not put in order'),
    )
  }

  private lookAgain(): void {
    for (const waiter of this.waiters) if (waiter.isGone()) waiter.end()
    if (this.waiters.size === 0) return
    this.look()
    void this.listen()
  }

  /** Hears of changes that others make; where that fails, they are found by looking. */
  private async listen(): Promise<void> {
    const current = this.listening
    let known: Awaited<typeof current>
    try {
      known = await current
    } catch {
      // Each of those who waited for it would begin one more, and the last wait for all of them.
      return
    }
    // Another call has begun anew meanwhile.
    if (this.listening !== current) return this.listen()
    const isNeedless = known ? known.isOpen() : current !== undefined
    if (this.isOver || isNeedless) return
    this.listening = listenTo(CHANGES_CHANNEL, (sender) => {
      if (sender !== this.own && this.followers > 0) this.look()
    })
    await this.listening.catch((error: Error) => {
      this.listening = undefined
      log().warn({ err: error }, 'nobody listens for changes')
    })
  }
}

const shared = globalThis as typeof globalThis & { fleetbookChanges?: ChangeWatch }
shared.fleetbookChanges ??= new ChangeWatch()

/** The process's own, whichever of its modules asks. */
export const changeWatch: ChangeWatch = shared.fleetbookChanges

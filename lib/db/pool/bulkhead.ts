import { databaseFailure, LOCK_NOT_AVAILABLE } from '../failure'
import { Semaphore } from './semaphore'
import { LOCK_TIMEOUT } from './session'

/** How long whoever has no place to wait at waits for a lock, in ms: longer than most changes take. */
const BRIEF_LOCK_TIMEOUT = 50
/** How often whoever waits for such a place looks whether their lock is free by now, in ms. */
const PROBE_INTERVAL = 500
/** How long they wait for it then, in ms. */
const PROBE_LOCK_TIMEOUT = 5

/** Thrown where all connections are in use that may be kept by whoever waits for a lock. */
export class BulkheadFull extends Error {}

/**
 * Work that may have to wait for locks of others, and can be done again where it did so in vain.
 *
 * @param bound the most that it may wait for each of them, in ms; undefined: as its session has it
 */
type Work<Result> = (bound: number | undefined) => Promise<Result>

/** A bulkhead in a pool: the connections that may be kept by whoever may wait for a lock. */
export class Bulkhead {
  private readonly connections: Semaphore
  /** Those of them at which a lock is waited for: less by a quarter, or by one at least. */
  private readonly places: Semaphore
  private isProbing = false

  constructor(private readonly size: number) {
    this.connections = new Semaphore(size)
    this.places = new Semaphore(Math.max(1, size - Math.max(1, Math.floor(size / 4))))
  }

  /** How many wait in memory. */
  get waiting(): number {
    return this.connections.waiting + this.places.waiting
  }

  /**
   * Does work while it has one of the connections. However many wait for what somebody else holds, some
   * are left to those that wait for nobody: whoever comes when there is no place to wait at tries for a
   * moment, and where what they want is taken, gives the connection back and waits in memory.
   *
   * @param timeout how long to wait for a connection, in ms
   * @param lockTimeout how long to wait for a lock, in ms; without it, as sessions have it
   * @throws BulkheadFull, or what the work throws
   */
  async run<Result>(
    timeout: number,
    lockTimeout: number | undefined,
    work: Work<Result>,
  ): Promise<Result> {
    await this.connect(timeout)
    const end = performance.now() + (lockTimeout ?? LOCK_TIMEOUT)
    const hasPlace = this.places.tryAcquire()
    let inVain: unknown
    try {
      return await work(hasPlace ? lockTimeout : BRIEF_LOCK_TIMEOUT)
    } catch (error) {
      if (hasPlace || !isInVain(error)) throw error
      inVain = error
    } finally {
      if (hasPlace) this.places.release()
      this.connections.release()
    }
    return this.later(timeout, end, work, inVain)
  }

  /** Does work again that found a lock taken: at a place to wait at, or when the lock is free before. */
  private async later<Result>(
    timeout: number,
    end: number,
    work: Work<Result>,
    inVain: unknown,
  ): Promise<Result> {
    const left = () => Math.max(1, Math.floor(end - performance.now()))
    const place = this.places.acquire(left())
    try {
      for (;;) {
        const hasPlace = await Promise.race([place, pause(PROBE_INTERVAL)])
        if (hasPlace === false) throw inVain
        if (hasPlace) return await this.connected(timeout, () => work(left()))
        const done = await this.probe(timeout, work)
        if (done) return done.result
      }
    } finally {
      // Whoever is done without it may be given it yet.
      void place.then((hasPlace) => hasPlace && this.places.release())
    }
  }

  /** Does work if what it wants is free; one at a time, as all of them may come at once. */
  private async probe<Result>(
    timeout: number,
    work: Work<Result>,
  ): Promise<{ readonly result: Result } | undefined> {
    if (this.isProbing) return undefined
    this.isProbing = true
    try {
      return { result: await this.connected(timeout, () => work(PROBE_LOCK_TIMEOUT)) }
    } catch (error) {
      if (isInVain(error) || error instanceof BulkheadFull) return undefined
      throw error
    } finally {
      this.isProbing = false
    }
  }

  private async connected<Result>(timeout: number, work: () => Promise<Result>): Promise<Result> {
    await this.connect(timeout)
    try {
      return await work()
    } finally {
      this.connections.release()
    }
  }

  private async connect(timeout: number): Promise<void> {
    if (await this.connections.acquire(timeout)) return
    throw new BulkheadFull(`all ${this.size} connections that may wait for locks are in use`)
  }
}

const isInVain = (error: unknown): boolean => databaseFailure(error).state === LOCK_NOT_AVAILABLE

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

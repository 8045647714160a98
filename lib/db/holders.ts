import { databaseFailure, LOCK_NOT_AVAILABLE } from './failure'
import { LOCK_TIMEOUT } from './session'
import { Turnstile } from './turnstile'

/** How long whoever has no place to wait at waits for a lock, in ms: longer than most changes take. */
const HASTE = 50
/** How often whoever waits for such a place looks whether their lock is free by now, in ms. */
const LOOK_EVERY = 500
/** How long they wait for it then, in ms. */
const GLANCE = 5

/** Thrown where all connections are in use that may be kept by whoever waits for a lock. */
export class NoneFree extends Error {}

/**
 * Work that may have to wait for locks of others, and can be done again where it did so in vain.
 *
 * @param bound the most that it may wait for each of them, in ms; undefined: as its session has it
 */
type Work<Result> = (bound: number | undefined) => Promise<Result>

/** Connections that may be kept by whoever may wait for a lock. */
export class Holders {
  private readonly connections: Turnstile
  /** Those of them at which a lock is waited for: less by a quarter, or by one at least. */
  private readonly places: Turnstile
  private isLooking = false

  constructor(private readonly size: number) {
    this.connections = new Turnstile(size)
    this.places = new Turnstile(Math.max(1, size - Math.max(1, Math.floor(size / 4))))
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
   * @param patience how long to wait for a connection, in ms
   * @param most how long to wait for a lock, in ms; without it, as sessions have it
   * @throws NoneFree, or what the work throws
   */
  async run<Result>(
    patience: number,
    most: number | undefined,
    work: Work<Result>,
  ): Promise<Result> {
    await this.connect(patience)
    const end = performance.now() + (most ?? LOCK_TIMEOUT)
    const hasPlace = this.places.enterAtOnce()
    let inVain: unknown
    try {
      return await work(hasPlace ? most : HASTE)
    } catch (error) {
      if (hasPlace || !isInVain(error)) throw error
      inVain = error
    } finally {
      if (hasPlace) this.places.leave()
      this.connections.leave()
    }
    return this.later(patience, end, work, inVain)
  }

  /** Does work again that found a lock taken: at a place to wait at, or when the lock is free before. */
  private async later<Result>(
    patience: number,
    end: number,
    work: Work<Result>,
    inVain: unknown,
  ): Promise<Result> {
    const left = () => Math.max(1, Math.floor(end - performance.now()))
    const place = this.places.enter(left())
    try {
      for (;;) {
        const hasPlace = await Promise.race([place, pause(LOOK_EVERY)])
        if (hasPlace === false) throw inVain
        if (hasPlace) return await this.connected(patience, () => work(left()))
        const done = await this.look(patience, work)
        if (done) return done.result
      }
    } finally {
      // Whoever is done without it may be given it yet.
      void place.then((hasPlace) => hasPlace && this.places.leave())
    }
  }

  /** Does work if what it wants is free; one at a time, as all of them may come at once. */
  private async look<Result>(
    patience: number,
    work: Work<Result>,
  ): Promise<{ readonly result: Result } | undefined> {
    if (this.isLooking) return undefined
    this.isLooking = true
    try {
      return { result: await this.connected(patience, () => work(GLANCE)) }
    } catch (error) {
      if (isInVain(error) || error instanceof NoneFree) return undefined
      throw error
    } finally {
      this.isLooking = false
    }
  }

  private async connected<Result>(patience: number, work: () => Promise<Result>): Promise<Result> {
    await this.connect(patience)
    try {
      return await work()
    } finally {
      this.connections.leave()
    }
  }

  private async connect(patience: number): Promise<void> {
    if (await this.connections.enter(patience)) return
    throw new NoneFree(`all ${this.size} connections that may wait for locks are in use`)
  }
}

const isInVain = (error: unknown): boolean => databaseFailure(error).state === LOCK_NOT_AVAILABLE

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

import { Turnstile } from './turnstile'

/**
 * Lets those of one key in one after the other, in the order in which they came to this process; those
 * of different keys know nothing of each other.
 */
export class KeyedMutex {
  private readonly turnstiles = new Map<string, Turnstile>()

  /** How many wait, for whichever key. */
  get waiting(): number {
    return [...this.turnstiles.values()].reduce((sum, { waiting }) => sum + waiting, 0)
  }

  /**
   * Waits for one's turn. Who had it has to {@link leave} again.
   *
   * @param patience in ms; without it, however long that takes
   * @returns false where the turn did not come in time
   */
  enter(key: string, patience?: number): Promise<boolean> {
    const turnstile = this.turnstiles.get(key) ?? new Turnstile(1)
    this.turnstiles.set(key, turnstile)
    return turnstile.enter(patience)
  }

  /** Leaves one's place to the first who waits for the same key. */
  leave(key: string): void {
    const turnstile = this.turnstiles.get(key)
    turnstile?.leave()
    if (turnstile?.isEmpty) this.turnstiles.delete(key)
  }

  /**
   * Does work once its turn has come.
   *
   * @returns what the work returns or throws
   */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    await this.enter(key)
    try {
      return await work()
    } finally {
      this.leave(key)
    }
  }
}

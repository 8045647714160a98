import { Semaphore } from './semaphore'

/**
 * Lets those of one key in one after the other, in the order in which they came to this process; those
 * of different keys know nothing of each other.
 */
export class KeyedMutex {
  private readonly semaphores = new Map<string, Semaphore>()

  /** How many wait, for whichever key. */
  get waiting(): number {
    return [...this.semaphores.values()].reduce((sum, { waiting }) => sum + waiting, 0)
  }

  /**
   * Waits for one's turn. Who had it has to {@link release} again.
   *
   * @param timeout in ms; without it, however long that takes
   * @returns false where the turn did not come in time
   */
  acquire(key: string, timeout?: number): Promise<boolean> {
    const semaphore = this.semaphores.get(key) ?? new Semaphore(1)
    this.semaphores.set(key, semaphore)
    return semaphore.acquire(timeout)
  }

  /** Leaves one's turn to the first who waits for the same key. */
  release(key: string): void {
    const semaphore = this.semaphores.get(key)
    semaphore?.release()
    if (semaphore?.isIdle) this.semaphores.delete(key)
  }

  /**
   * Does work once its turn has come.
   *
   * @returns what the work returns or throws
   */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    await this.acquire(key)
    try {
      return await work()
    } finally {
      this.release(key)
    }
  }
}

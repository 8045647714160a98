/** A counting semaphore; who waits is served in the order of coming. */
export class Semaphore {
  private held = 0
  private readonly queue = new Set<() => void>()

  /** @param permits that are held at a time */
  constructor(private readonly permits: number) {}

  /** How many wait. */
  get waiting(): number {
    return this.queue.size
  }

  /** True where no permit is held; then nobody waits either. */
  get isIdle(): boolean {
    return this.held === 0
  }

  /**
   * Waits for a permit. Who had one has to {@link release} it again.
   *
   * @param timeout in ms; without it, however long that takes
   * @returns false where none came in time
   */
  async acquire(timeout?: number): Promise<boolean> {
    if (this.tryAcquire()) return true
    return new Promise((resolve) => {
      const grant = () => {
        clearTimeout(late)
        resolve(true)
      }
      const giveUp = () => {
        this.queue.delete(grant)
        resolve(false)
      }
      const late = timeout === undefined ? undefined : setTimeout(giveUp, timeout)
      this.queue.add(grant)
    })
  }

  /** As {@link acquire}, for whoever does not wait. */
  tryAcquire(): boolean {
    if (this.held >= this.permits) return false
    this.held += 1
    return true
  }

  /** Gives a permit back, to the first who waits. */
  release(): void {
    const [next] = this.queue
    if (!next) this.held -= 1
    else {
      this.queue.delete(next)
      next()
    }
  }
}

/** Lets so many through at a time, and the others in the order in which they came. */
export class Turnstile {
  private inside = 0
  private readonly queue = new Set<() => void>()

  /** @param most that are inside at a time */
  constructor(private readonly most: number) {}

  /** How many wait. */
  get waiting(): number {
    return this.queue.size
  }

  /** True where nobody is inside; then nobody waits either. */
  get isEmpty(): boolean {
    return this.inside === 0
  }

  /**
   * Waits for one's turn. Who had it has to {@link leave} again.
   *
   * @param patience in ms; without it, however long that takes
   * @returns false where the turn did not come in time
   */
  async enter(patience?: number): Promise<boolean> {
    if (this.enterAtOnce()) return true
    return new Promise((resolve) => {
      const letIn = () => {
        clearTimeout(late)
        resolve(true)
      }
      const giveUp = () => {
        this.queue.delete(letIn)
        resolve(false)
      }
      const late = patience === undefined ? undefined : setTimeout(giveUp, patience)
      this.queue.add(letIn)
    })
  }

  /** As {@link enter}, for whoever does not wait. */
  enterAtOnce(): boolean {
    if (this.inside >= this.most) return false
    this.inside += 1
    return true
  }

  /** Leaves one's place to the first who waits. */
  leave(): void {
    const [next] = this.queue
    if (!next) this.inside -= 1
    else {
      this.queue.delete(next)
      next()
    }
  }
}

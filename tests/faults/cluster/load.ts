import { setTimeout } from 'node:timers/promises'

/** A write that was acknowledged to its caller. */
export interface Written {
  readonly name: string
  /** When, in ms of this process's clock. */
  readonly at: number
}

const WORKERS = 8
/** How long a caller waits for an answer, in ms. */
const PATIENCE = 30_000
/** How long a caller whose write failed waits before the next, in ms. */
const PAUSE = 50

/** Callers that make one record after the other, and remember those that they were told of. */
export class Load {
  readonly written: Written[] = []
  refused = 0
  private isOver = false
  private readonly workers: Promise<void>[]

  constructor(
    bases: readonly string[],
    token: string,
    private readonly prefix: string,
  ) {
    this.workers = Array.from({ length: WORKERS }, (_, worker) =>
      this.work(bases[worker % bases.length] ?? '', token, worker),
    )
  }

  async stop(): Promise<void> {
    this.isOver = true
    await Promise.all(this.workers)
  }

  /** The longest time in which nothing was acknowledged, in seconds. */
  gap(): number {
    const moments = this.written.map(({ at }) => at).sort((a, b) => a - b)
    const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? at))
    return Math.round(Math.max(0, ...gaps) / 100) / 10
  }

  private async work(base: string, token: string, worker: number): Promise<void> {
    for (let number = 0; !this.isOver; number++) {
      const name = `${this.prefix} ${worker} ${number}`
      const isMade = await fetch(`${base}/fm/clients`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
        signal: AbortSignal.timeout(PATIENCE),
      }).then(
        async (answer) => {
          await answer.text()
          return answer.status === 201
        },
        () => false,
      )
      if (isMade) {
        this.written.push({ name, at: performance.now() })
      } else {
        this.refused += 1
        await setTimeout(PAUSE)
      }
    }
  }
}

import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { END, STARTED, TOLD } from './child'

/** The pauses before a process that ended is started again, in ms; the last one from then on. */
const PAUSES = [0, 1000, 2000, 4000, 8000, 15_000] as const
/** A process that stayed as long, in ms, has got over what made the ones before it end. */
const RECOVERED = 60_000

/** How long it may take until it shows that the service ends, in ms, where all are told to at once. */
const TOLD_TOGETHER = 1000

/** A process that is started again when it ends without being told to. */
export interface Supervised {
  /** Resolves when the first of them is ready; rejects with why it cannot be. */
  readonly ready: Promise<void>
  /** Says that none takes the place of one that ends from now on. */
  retire(): void
  /** Tells it to end, and resolves when it has. */
  stop(): Promise<void>
}

/** Whoever wants to know of processes. */
export interface SupervisionOptions {
  /** Takes a line for the log. */
  note(sentence: string): void
  /** Takes each of them when it is ready. */
  isReady?(process: ChildProcess): void
}

/**
 * Keeps a process running. However many of them end one after the other, and however early, there
 * is another try, ever later, until it is no longer wanted.
 *
 * @param start starts one, which says when it is ready
 */
export function supervise(
  start: () => ChildProcess,
  { note, isReady }: SupervisionOptions,
): Supervised {
  const unwanted = new AbortController()
  let isStopping = false
  /** Whether the present one hears what it is told. */
  let hears = false
  const tellToEnd = (child: ChildProcess): void => {
    if (hears && child.connected) END.send(child, true)
    else child.kill('SIGTERM')
  }
  const startOne = () => {
    hears = false
    const child = start()
    TOLD.on(child, async () => {
      await setTimeout(TOLD_TOGETHER, undefined, { ref: false })
      // Where the service ends, it has its turn.
      if (isStopping || !unwanted.signal.aborted) END.send(child, true)
    })
    return child
  }
  let current = startOne()
  const keep = async () => {
    let ends = 0
    for (;;) {
      const since = performance.now()
      const how = await ended(current)
      if (unwanted.signal.aborted) return
      if (performance.now() - since > RECOVERED) ends = 0
      const pause = PAUSES[Math.min(ends, PAUSES.length - 1)]
      note(`A process of the service ended (${how}). Another starts in ${pause} ms.`)
      await setTimeout(pause, undefined, { signal: unwanted.signal }).catch(() => {})
      if (unwanted.signal.aborted) return
      ends += 1
      current = startOne()
      await ready().catch(({ message }: Error) => note(message))
    }
  }
  const ready = async () => {
    await readiness(current)
    hears = true
    isReady?.(current)
  }
  const first = ready()
  // What the first one lacks is told to whoever waits for it, and there is no second.
  first.then(keep, () => {})
  return {
    ready: first,
    retire: () => unwanted.abort(),
    async stop() {
      isStopping = true
      unwanted.abort()
      tellToEnd(current)
      await ended(current)
    },
  }
}

const readiness = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    STARTED.on(child, (how) => (how === true ? resolve() : reject(faultOf(how))))
    ended(child).then((how) =>
      reject(new Error(`A process of the service ended at once (${how}).`)),
    )
  })

/** Resolves with how the process ended, when it has. */
const ended = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    const { exitCode, signalCode, pid } = child
    if (exitCode !== null || signalCode !== null) return resolve(signalCode ?? `code ${exitCode}`)
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
    // One that never came about has no end either.
    child.once('error', ({ message }) => pid === undefined && resolve(message))
  })

const faultOf = ({ fault, code }: { fault: string; code: string | undefined }): Error =>
  Object.assign(new Error(fault), { code })

import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import inspector from 'node:inspector'
import { defineMessage } from '@/lib/ipc'

/** What the one that starts processes asks each of them, and what one answers whose loop goes on. */
const ASK = defineMessage<true>('are you there')
const HEARTBEAT = defineMessage<{ readonly isInspected: boolean }>('heartbeat')

/** Has a process say, whenever it is asked, that it goes on. */
export function answerHeartbeats(): void {
  ASK.on(process, () => HEARTBEAT.send(process, { isInspected: inspector.url() !== undefined }))
}

/** How long one that was told to end may go on saying nothing, in ms, and how long it may take at all. */
const SILENT_AT_END = 5000
const AT_END = 40_000
/** How often processes are asked at most, in ms. */
const EVERY = 1000

interface Watched {
  readonly process: ChildProcess
  /** For how long it has said nothing, in ms, while whoever watches it was there to hear it. */
  silent: number
  isAsked: boolean
  isInspected: boolean
  /** For how long it has been told to end, in ms. */
  ending?: number
}

/**
 * Ends processes that hang, so that whoever keeps them starts others: those whose event loop has not
 * come round for so long. They are told to end, and killed where that does nothing.
 *
 * What passes while this process does not run itself counts for nothing: on a machine that sleeps, is
 * stopped or has no time for anybody, nobody hangs. Nor does whoever is held by a debugger. One at a
 * time is ended, and the next when another has taken its place.
 */
export class Watchdog {
  private readonly watched = new Set<Watched>()
  private readonly every: number
  private last = performance.now()
  private isReplacing = false
  private isLast = false

  /**
   * @param patience how long one may say nothing, in ms; for ever where it is 0
   * @param note takes a line for the log
   */
  constructor(
    private readonly patience: number,
    private readonly note: (sentence: string) => void,
  ) {
    this.every = Math.min(EVERY, patience / 10)
    if (patience > 0) setInterval(() => this.look(), this.every).unref()
  }

  /** Watches a process that answers from now on, until it ends. */
  join(process: ChildProcess): void {
    const watched: Watched = { process, silent: 0, isAsked: false, isInspected: false }
    this.watched.add(watched)
    this.isReplacing = false
    HEARTBEAT.on(process, ({ isInspected }) =>
      Object.assign(watched, { isInspected, silent: 0, isAsked: false }),
    )
    process.once('exit', () => this.watched.delete(watched))
    ask(watched)
  }

  /** Says that nobody takes the place of those that end from now on. */
  retire(): void {
    this.isLast = true
  }

  private look(): void {
    const now = performance.now()
    const passed = Math.min(now - this.last, 2 * this.every)
    this.last = now
    for (const watched of this.watched) {
      watched.silent += passed
      ask(watched)
      if (watched.ending !== undefined) press(watched, passed)
    }
    if (this.isReplacing && !this.isLast) return
    const hanging = [...this.watched].find((watched) => this.hangs(watched))
    if (!hanging) return
    this.isReplacing = true
    const seconds = Math.round(hanging.silent / 1000)
    this.note(`A process of the service has hung for ${seconds} s, and is ended.`)
    hanging.ending = 0
    hanging.silent = 0
    hanging.process.kill('SIGTERM')
  }

  private hangs({ process, silent, isInspected, ending }: Watched): boolean {
    return silent > this.patience && ending === undefined && !isInspected && !isTraced(process)
  }
}

function ask(watched: Watched): void {
  const { process, isAsked } = watched
  // One question at a time: those that nobody reads would only pile up.
  if (isAsked || !process.connected) return
  watched.isAsked = true
  ASK.send(process, true)
}

/** Kills a process that was told to end, and has not. */
function press(watched: Watched, passed: number): void {
  watched.ending = (watched.ending ?? 0) + passed
  if (watched.silent > SILENT_AT_END || watched.ending > AT_END) watched.process.kill('SIGKILL')
}

/** Whether a debugger of the system holds a process, as far as the system tells. */
function isTraced({ pid }: ChildProcess): boolean {
  try {
    return /^TracerPid:\s*[1-9]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

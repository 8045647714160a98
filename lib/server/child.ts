import { defineMessage } from '@/lib/ipc'
import { logUncaughtException, surviveOutput } from '@/lib/log'
import { answerHeartbeats } from './watchdog'

/** What a process of the service tells the one that started it, once: that it is ready, or why not. */
export const STARTED = defineMessage<true | { fault: string; code: string | undefined }>('started')

/** By which it tells that somebody else has told it to end, and is told to end by who started it. */
export const TOLD = defineMessage<true>('told to end')
export const END = defineMessage<true>('end')

export interface ChildOptions {
  /**
   * True for one that others still need while they end: it goes when who started it says so. Whoever
   * ends a group of processes tells all of them at once.
   */
  readonly isLast?: boolean
}

/**
 * Runs a process of the service until the one that started it wants it to end, or is gone. Ctrl-C
 * in a terminal, and its being closed, reach every process at once; the order of ending is not this
 * one's to decide.
 */
export async function runChild(
  start: () => Promise<{ stop(): Promise<void> }>,
  { isLast = false }: ChildOptions = {},
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {})
  surviveOutput()
  logUncaughtException()
  answerHeartbeats()
  try {
    const { stop } = await start()
    let isEnding = false
    const end = () => {
      if (!isEnding) void stop().finally(() => process.exit(0))
      isEnding = true
    }
    // Told once by who ends a group and once by who started it: the second would cut off what still runs.
    process.on('SIGTERM', isLast ? () => TOLD.send(process, true) : end)
    END.on(process, end)
    process.once('disconnect', end)
    // Whoever started it may have been killed meanwhile.
    if (process.connected === false) return end()
    STARTED.send(process, true)
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    STARTED.send(process, { fault: message, code })
    process.exitCode = 1
    if (process.connected) process.disconnect()
  }
}

import pino, { type Logger } from 'pino'
import { env } from '@/lib/env'

let logger: Logger | undefined

/** What PostgreSQL tells of a failure besides its words, without the values of any record. */
const TOLD = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const

/**
 * What the log says of a failure: its words, where it was, and what {@link TOLD} names. A failure of
 * the database also has the row that was refused, and one of a connection the statement on its way:
 * bank details stand in either.
 */
function failureInLog(failure: unknown): unknown {
  if (!(failure instanceof Error)) return failure
  const { name, message, stack } = failure
  const all = failure as unknown as Readonly<Record<string, unknown>>
  const told = TOLD.filter((member) => typeof all[member] === 'string')
  return {
    type: name,
    message,
    stack,
    ...Object.fromEntries(told.map((each) => [each, all[each]])),
  }
}

/** How much is kept in memory of what could not be written yet, in bytes; what comes then is lost. */
const UNWRITTEN = 2 ** 20

/**
 * Standard output, which may be a file on a disk that is full. What cannot be written is tried again
 * with the next line; whoever had something to say goes on.
 */
function output() {
  const standard = pino.destination({ dest: 1, sync: true, maxLength: UNWRITTEN })
  standard.on('error', () => {})
  return standard
}

/** The process's logger: JSON lines on standard output. */
export function log(): Logger {
  logger ??= pino(
    {
      level: env().LOG_LEVEL,
      base: { pid: process.pid },
      serializers: { err: failureInLog },
    },
    output(),
  )
  return logger
}

/**
 * Has a process that ends by a failure which nobody took say so in its log. Node by itself prints all
 * that a failure has, the row that the database refused too.
 */
export function logUncaughtException(): void {
  process.on('uncaughtException', (error) => {
    log().fatal({ err: error }, 'the process ends by a failure that nobody took')
    process.exit(1)
  })
}

/**
 * Keeps a process whose output nobody takes from ending by that: whatever it was piped into has ended, or
 * the disk is full.
 */
export function surviveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

import { api } from '@/components/api/api'
import { retryUntilSettled } from '@/components/api/attempt'
import { type CallContext, contextOfOneRequest } from '@/components/api/headers'
import { isOutcomeUnknown, isUntaken } from '@/components/api/problem'
import type { Written } from '@/components/api/written'
import type { Status } from '../status'
import { refusalWords } from './refusal'
import type { QueueRow } from './rows'

/** An approval that did not take its step, and why, in words. */
export interface Refused {
  readonly row: QueueRow
  readonly why: string
  /** Whether it may have taken it all the same: its answer was lost. */
  readonly isOutcomeUnknown: boolean
}

export interface Outcome {
  /** The answers that prove each step that was taken. */
  readonly done: readonly Written[]
  readonly refused: readonly Refused[]
}

export interface RunOptions {
  readonly to: Status
  readonly reason: string
  /** Asked before each call: true leaves the rest unsent. */
  isCancelled(): boolean
  onProgress(done: number): void
  send?: typeof sendStep
  words?: typeof refusalWords
}

/** One approval's step, as it is sent. */
export interface QueueStep {
  readonly row: QueueRow
  readonly to: Status
  readonly reason: string
  /** Of the work that it is a part of. */
  readonly context: CallContext
}

/** So many calls are under way at once: the service serves others meanwhile. */
const AT_ONCE = 4
const TRIES = 3

/**
 * Takes one step with many approvals, each by a call of its own: checked, locked and refused as if
 * it were the only one, and only at the version that was seen. Never throws: what was not done is
 * in the outcome, with the reason, in the order in which it was chosen.
 */
export async function runSteps(
  rows: readonly QueueRow[],
  { to, reason, isCancelled, onProgress, send = sendStep, words = refusalWords }: RunOptions,
): Promise<Outcome> {
  const done = new Map<string, Written>()
  const why = new Map<string, Omit<Refused, 'row'>>()
  const context = contextOfOneRequest('queue')
  let next = 0
  const work = async () => {
    for (let row = rows[next++]; row && !isCancelled(); row = rows[next++]) {
      try {
        done.set(row.id, await trySend({ row, to, reason, context }, send))
      } catch (fault) {
        const told = await words(row.id, fault)
        why.set(row.id, { why: told, isOutcomeUnknown: isOutcomeUnknown(fault) })
      }
      onProgress(done.size + why.size)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return {
    done: [...done.values()],
    refused: rows
      .filter(({ id }) => !done.has(id))
      .map((row) => ({ row, ...(why.get(row.id) ?? NOT_SENT) })),
  }
}

const NOT_SENT = { why: 'Not sent, as you stopped before.', isOutcomeUnknown: false }

/** Where no answer settles the call, the very same one is sent again, and is not made twice. */
function trySend(step: QueueStep, send: typeof sendStep): Promise<Written> {
  let tries = 0
  return retryUntilSettled((key) => send(step, key), {
    isAgain: (fault) => ++tries < TRIES && (isOutcomeUnknown(fault) || isUntaken(fault)),
  })
}

/** @throws ApiProblem */
export async function sendStep(
  { row: { id, etag }, to, reason, context }: QueueStep,
  key: string,
): Promise<Written> {
  const { written } = await api.patch('/fm/approvals/{approval_id}', {
    path: { approval_id: id },
    body: { status_flag: to },
    headers: { ...context, 'Idempotency-Key': key, 'If-Match': etag, 'Audit-Reason': reason },
  })
  return written
}

import { stringify } from 'lossless-json'
import { retryUntilSettled } from '@/components/api/attempt'
import { batchesOf } from '@/components/api/bulk/batches'
import { type CallOptions, changeTogether } from '@/components/api/bulk/calls'
import { type BulkElement, faultsByElement, isRefusal } from '@/components/api/bulk/elements'
import { type ApiProblem, asError, isOutcomeUnknown } from '@/components/api/problem'
import { Written } from '@/components/api/written'
import type { Resource } from '@/lib/resources/resource'
import { type BulkRow, reasonsOf } from './rows'

interface Progress {
  /** Rows of the batches that have been answered. */
  done: number
  rows: readonly BulkRow[]
}

interface Options {
  readonly options: CallOptions
  /** Asked before each batch: true leaves the rest unsent. */
  isCancelled(): boolean
  onProgress(progress: Progress): void
  /** No answer settled the batch: true sends the very same call again, while its key is known. */
  onProblem(problem: ApiProblem): Promise<boolean>
  send?(elements: readonly BulkElement[], key: string, options: CallOptions): Promise<Written>
}

/** What became of the rows, with the answers that prove what was written. */
export interface Applied {
  readonly rows: readonly BulkRow[]
  readonly proofs: readonly Written[]
  /** Why the rest is not sent; null where it is, or is not to be. */
  readonly fault: Error | null
}

/**
 * Writes the rows that wait, batch by batch, each all or nothing and each record only at the
 * version that the preview looked at. A batch with a refused record is not written: that record
 * keeps its reasons, the others of the batch are held. One whose answer never came, and was given
 * up, leaves its rows unanswered: they may be written. So does one over which the page itself failed.
 */
export async function applyEdit(
  resource: Resource,
  rows: readonly BulkRow[],
  {
    options,
    isCancelled,
    onProgress,
    onProblem,
    send = (...call) => changeTogether(resource, ...call),
  }: Options,
): Promise<Applied> {
  const sizes = new Map<BulkRow['patch'], number>()
  const sizeOf = ({ patch }: BulkRow): number => {
    const size = sizes.get(patch) ?? new TextEncoder().encode(stringify(patch) ?? '').length + 64
    sizes.set(patch, size)
    return size
  }
  const waiting = rows.filter(({ status }) => status === 'waiting')
  const byId = new Map(rows.map((row) => [row.id, row]))
  const proofs: Written[] = []
  let done = 0
  let fault: Error | null = null
  for (const batch of batchesOf(waiting, sizeOf)) {
    if (isCancelled()) break
    const elements = batch.map(({ id, etag, patch }) => ({
      ...patch,
      [resource.id.name]: id,
      _if_match: etag,
    }))
    const answer = await trySend(elements, send, options, onProblem)
    for (const row of settle(resource, batch, answer)) byId.set(row.id, row)
    if (answer instanceof Written) proofs.push(answer)
    else if (!isRefusal(answer)) {
      fault = answer
      break
    }
    done += batch.length
    onProgress({ done, rows: [...byId.values()] })
  }
  return { rows: [...byId.values()], proofs, fault }
}

/** Sends one batch until an answer settles it, or until that is given up: then why. */
async function trySend(
  elements: readonly BulkElement[],
  send: NonNullable<Options['send']>,
  options: CallOptions,
  onProblem: Options['onProblem'],
): Promise<Written | Error> {
  try {
    return await retryUntilSettled((key) => send(elements, key, options), {
      isAgain: async (fault) => !isRefusal(fault) && onProblem(fault),
    })
  } catch (fault) {
    return asError(fault)
  }
}

function settle(resource: Resource, batch: readonly BulkRow[], answer: Written | Error): BulkRow[] {
  if (answer instanceof Written) {
    return batch.map((row) => ({ ...row, status: 'written', reasons: [] }))
  }
  if (!isRefusal(answer)) {
    return batch.map((row) => ({
      ...row,
      status: isOutcomeUnknown(answer) ? 'unanswered' : 'waiting',
    }))
  }
  const faults = faultsByElement(answer)
  const general = reasonsOf(resource, faults.get(-1) ?? [])
  return batch.map((row, index) => {
    const reasons = [...reasonsOf(resource, faults.get(index) ?? []), ...general]
    return { ...row, status: reasons.length > 0 ? 'refused' : 'held', reasons }
  })
}

import { stringify } from 'lossless-json'
import type { ApiProblem } from '../problem'
import { batchesOf } from './batches'
import { type CallOptions, changeTogether } from './calls'
import { type BulkElement, faultsByElement, isRefusal } from './elements'
import { type BulkRow, reasonsOf } from './rows'

interface Progress {
  /** Rows of the batches that have been answered. */
  done: number
  rows: readonly BulkRow[]
}

interface Options {
  readonly patch: Readonly<Record<string, unknown>>
  readonly options: CallOptions
  /** Asked before each batch: true leaves the rest unsent. */
  isCancelled(): boolean
  onProgress(progress: Progress): void
  /** No answer settled the batch: true sends the very same call again. */
  onProblem(problem: ApiProblem): Promise<boolean>
  send?: typeof changeTogether
}

/**
 * Writes the rows that wait, batch by batch, each all or nothing and each client only at the
 * version that the preview looked at. A batch with a refused client is not written: that client
 * keeps its reasons, the others of the batch are held.
 *
 * @returns all rows with what became of them
 */
export async function applyEdit(
  rows: readonly BulkRow[],
  { patch, options, isCancelled, onProgress, onProblem, send = changeTogether }: Options,
): Promise<readonly BulkRow[]> {
  const size = new TextEncoder().encode(stringify(patch) ?? '').length + 64
  const waiting = rows.filter(({ status }) => status === 'waiting')
  const byId = new Map(rows.map((row) => [row.id, row]))
  let done = 0
  for (const batch of batchesOf(waiting, () => size)) {
    if (isCancelled()) break
    const elements = batch.map(({ id, etag }) => ({ ...patch, client_id: id, _if_match: etag }))
    const settled = await settle(batch, () => trySend(elements, send, options, onProblem))
    if (!settled) break
    for (const row of settled) byId.set(row.id, row)
    done += batch.length
    onProgress({ done, rows: [...byId.values()] })
  }
  return [...byId.values()]
}

/** Sends one batch until an answer settles it; null when that was given up. */
async function trySend(
  elements: readonly BulkElement[],
  send: typeof changeTogether,
  options: CallOptions,
  onProblem: Options['onProblem'],
): Promise<'written' | ApiProblem | null> {
  const key = crypto.randomUUID()
  for (;;) {
    try {
      await send(elements, key, options)
      return 'written'
    } catch (fault) {
      if (isRefusal(fault)) return fault
      if (!(await onProblem(fault as ApiProblem))) return null
    }
  }
}

async function settle(
  batch: readonly BulkRow[],
  sent: () => Promise<'written' | ApiProblem | null>,
): Promise<BulkRow[] | null> {
  const answer = await sent()
  if (answer === null) return null
  if (answer === 'written') return batch.map((row) => ({ ...row, status: 'written', reasons: [] }))
  const faults = faultsByElement(answer)
  const general = reasonsOf(faults.get(-1) ?? [])
  return batch.map((row, index) => {
    const reasons = [...reasonsOf(faults.get(index) ?? []), ...general]
    return { ...row, status: reasons.length > 0 ? 'refused' : 'held', reasons }
  })
}

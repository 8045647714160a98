import { stringify } from 'lossless-json'
import { BATCH_BYTES, BATCH_ROWS } from './batches'
import { tryOut } from './calls'
import { adjustmentsOf, type FieldEdit, patchOf } from './edit'
import type { BulkElement, BulkResult } from './elements'
import { type Draft, draftFigures } from './figures'
import { grouped } from './gather'
import { type BulkRow, type Chosen, rowOf } from './rows'

type Ask = (elements: readonly BulkElement[]) => Promise<readonly BulkResult[]>

interface Options {
  /** Clients of an earlier batch that was never answered. */
  readonly unanswered: ReadonlyMap<string, BulkRow>
  readonly signal: AbortSignal
  /** Told how many clients have been looked at. */
  onProgress(done: number): void
  ask?: typeof tryOut
}

/**
 * Asks by dry runs what edits would change of each client. Clients are read as they are needed,
 * so that a selection of a hundred thousand begins at once.
 *
 * @throws ApiProblem
 */
export async function previewEdit(
  clients: AsyncIterable<readonly Chosen[]>,
  edits: readonly FieldEdit[],
  { unanswered, signal, onProgress, ask = tryOut }: Options,
): Promise<readonly BulkRow[]> {
  const askOf: Ask = (elements) => ask(elements, signal)
  const isAdjusting = adjustmentsOf(edits).length > 0
  const patch = patchOf(edits)
  // A figure of each client's own takes little beside what all are given.
  const bytes = new TextEncoder().encode(stringify(patch) ?? '').length + 64 + 64 * edits.length
  const size = Math.max(1, Math.min(BATCH_ROWS, Math.floor(BATCH_BYTES / bytes)))
  const rows: BulkRow[] = []
  for await (const group of grouped(clients, size)) {
    const drafts = isAdjusting
      ? await draftFigures(group, edits, unanswered, askOf)
      : group.map((chosen) => ({ chosen, patch, left: [] }))
    rows.push(...(await tried(drafts, askOf)))
    onProgress(rows.length)
  }
  return rows
}

/** What drafts would change, in their order; those that are settled are not asked for. */
async function tried(drafts: readonly Draft[], ask: Ask): Promise<BulkRow[]> {
  const open = drafts.filter(({ row }) => !row)
  const results = await ask(
    open.map(({ chosen, patch, etag }) => ({
      ...patch,
      client_id: chosen.id,
      ...(etag && { _if_match: etag }),
    })),
  )
  const byId = new Map(open.map(({ chosen }, index) => [chosen.id, results[index]]))
  return drafts.map(
    ({ chosen, patch, left, row }) => row ?? rowOf(chosen, byId.get(chosen.id), patch, left),
  )
}

import { stringify } from 'lossless-json'
import { asAllowed } from '@/components/api/allowance'
import { BATCH_BYTES, BATCH_ROWS } from '@/components/api/bulk/batches'
import { tryOut } from '@/components/api/bulk/calls'
import type { BulkElement, BulkResult } from '@/components/api/bulk/elements'
import { askByHalves } from '@/components/api/bulk/halves'
import type { Resource } from '@/lib/resources/resource'
import { adjustmentsOf, type FieldEdit, patchOf } from './edit'
import { type Draft, draftFigures } from './figures'
import { grouped } from './gather'
import { type BulkRow, type Chosen, rowOf } from './rows'

type Ask = (elements: readonly BulkElement[]) => Promise<readonly BulkResult[]>

interface Options {
  /** Records of an earlier batch that was never answered. */
  readonly unanswered: ReadonlyMap<string, BulkRow>
  readonly signal: AbortSignal
  /** Told how many records have been looked at. */
  onProgress(done: number): void
  ask?(elements: readonly BulkElement[], signal: AbortSignal): Promise<readonly BulkResult[]>
}

/**
 * Asks by dry runs what edits would change of each record. Records are read as they are needed,
 * so that a selection of a hundred thousand begins at once.
 *
 * @throws ApiProblem
 */
export async function previewEdit(
  resource: Resource,
  records: AsyncIterable<readonly Chosen[]>,
  edits: readonly FieldEdit[],
  { unanswered, signal, onProgress, ask = (...call) => tryOut(resource, ...call) }: Options,
): Promise<readonly BulkRow[]> {
  const askOf: Ask = (elements) =>
    askByHalves(elements, (some) => asAllowed(() => ask(some, signal), signal))
  const isAdjusting = adjustmentsOf(edits).length > 0
  const patch = patchOf(edits)
  // A figure of each record's own takes little beside what all are given.
  const bytes = new TextEncoder().encode(stringify(patch) ?? '').length + 64 + 64 * edits.length
  const size = Math.max(1, Math.min(BATCH_ROWS, Math.floor(BATCH_BYTES / bytes)))
  const rows: BulkRow[] = []
  for await (const group of grouped(records, size)) {
    const drafts = isAdjusting
      ? await draftFigures(resource, group, edits, unanswered, askOf)
      : group.map((chosen) => ({ chosen, patch, left: [] }))
    rows.push(...(await tried(resource, drafts, askOf)))
    onProgress(rows.length)
  }
  return rows
}

/** What drafts would change, in their order; those that are settled are not asked for. */
async function tried(resource: Resource, drafts: readonly Draft[], ask: Ask): Promise<BulkRow[]> {
  const open = drafts.filter(({ row }) => !row)
  const results = await ask(
    open.map(({ chosen, patch, etag }) => ({
      ...patch,
      [resource.id.name]: chosen.id,
      ...(etag && { _if_match: etag }),
    })),
  )
  const byId = new Map(open.map(({ chosen }, index) => [chosen.id, results[index]]))
  return drafts.map(
    ({ chosen, patch, left, row }) =>
      row ?? rowOf(resource, chosen, byId.get(chosen.id), patch, left),
  )
}

import { stringify } from 'lossless-json'
import { BATCH_BYTES, BATCH_ROWS } from './batches'
import { tryOut } from './calls'
import { grouped } from './gather'
import { type BulkRow, type Chosen, rowOf } from './rows'

/**
 * Asks by dry runs what a patch would change of each client. Clients are read as they are needed,
 * so that a selection of a hundred thousand begins at once.
 *
 * @param onProgress told how many clients have been looked at
 * @throws ApiProblem
 */
export async function previewEdit(
  clients: AsyncIterable<readonly Chosen[]>,
  patch: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
  ask = tryOut,
): Promise<readonly BulkRow[]> {
  const bytes = new TextEncoder().encode(stringify(patch) ?? '').length + 64
  const size = Math.max(1, Math.min(BATCH_ROWS, Math.floor(BATCH_BYTES / bytes)))
  const rows: BulkRow[] = []
  for await (const group of grouped(clients, size)) {
    const elements = group.map(({ id }) => ({ ...patch, client_id: id }))
    const results = await ask(elements, signal)
    for (const [index, chosen] of group.entries()) rows.push(rowOf(chosen, results[index]))
    onProgress(rows.length)
  }
  return rows
}

import { stringify } from 'lossless-json'
import { batchesOf } from '@/components/api/bulk/batches'
import { type BulkElement, type BulkResult, isRefusal } from '@/components/api/bulk/elements'
import type { ReadRow } from './rows'

/**
 * How a call was given up, and the import with it: `unanswered` when it may have been carried out all
 * the same.
 */
export type GivenUp = 'unsent' | 'unanswered'

/** One call: a dry run, or the change itself. */
export type SendElements = (
  elements: readonly BulkElement[],
) => Promise<readonly BulkResult[] | GivenUp>

/** What became of a row that was sent. */
export type RowResult = BulkResult | { readonly status: 'unanswered'; readonly errors?: undefined }

/**
 * Sends what can be sent and notes what became of it; false when the import is given up there.
 *
 * @throws ApiProblem
 */
export async function sendRows(
  rows: readonly ReadRow[],
  send: SendElements,
  results: Map<ReadRow, RowResult>,
): Promise<boolean> {
  const sendable = rows.filter((row) => row.element !== null)
  for (const batch of batchesOf(sendable, bytesOf)) {
    if (!(await sendBatch(batch, send, results))) return false
  }
  return true
}

const bytesOf = ({ element }: ReadRow): number =>
  // Three bytes are the most that a character of UTF-16 takes.
  (stringify(element) ?? '').length * 3

/**
 * A bound that only the database holds refuses a whole call without saying which element it was:
 * halving the call finds it, and the others are written.
 */
async function sendBatch(
  rows: readonly ReadRow[],
  send: SendElements,
  results: Map<ReadRow, RowResult>,
): Promise<boolean> {
  try {
    const answers = await send(rows.map((row) => row.element as BulkElement))
    if (answers === 'unanswered') for (const row of rows) results.set(row, { status: answers })
    if (typeof answers === 'string') return false
    for (const [index, answer] of answers.entries()) results.set(rows[index] as ReadRow, answer)
    return true
  } catch (fault) {
    if (!isRefusal(fault)) throw fault
    if (rows.length === 1) {
      results.set(rows[0] as ReadRow, { status: 'refused', errors: fault.errors })
      return true
    }
    const half = Math.ceil(rows.length / 2)
    return (
      (await sendBatch(rows.slice(0, half), send, results)) &&
      (await sendBatch(rows.slice(half), send, results))
    )
  }
}

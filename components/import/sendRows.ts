import { stringify } from 'lossless-json'
import { batchesOf } from '@/components/api/bulk/batches'
import type { Doing } from '@/components/api/bulk/calls'
import { type BulkElement, type BulkResult, isRefusal } from '@/components/api/bulk/elements'
import type { FieldFault } from '@/components/api/problem'
import { type Targets, VERSION } from './mapping'
import type { ReadRow } from './rows'

/**
 * How a call was given up, and the import with it: `unanswered` when it may have been carried out all
 * the same.
 */
export type GivenUp = 'unsent' | 'unanswered'

/** One call: a dry run, or the writing itself. */
export type SendElements = (
  elements: readonly BulkElement[],
  doing: Doing,
) => Promise<readonly BulkResult[] | GivenUp>

/** What became of a row that was sent. */
export type RowResult = BulkResult | { readonly status: 'unanswered'; readonly errors?: undefined }

/**
 * Sends what can be sent and notes what became of it; false when the import is given up there. What
 * may be a change is sent as one, and as a new record where the service knows none that it names:
 * which of the two it is nobody asks beforehand.
 *
 * @throws ApiProblem
 */
export async function sendRows(
  targets: Targets,
  rows: readonly ReadRow[],
  send: SendElements,
  results: Map<ReadRow, RowResult>,
): Promise<boolean> {
  const changing = rows.filter(({ element }) => element !== null)
  if (!(await sendAs('change', changing, send, results))) return false
  if (!(await compareStale(changing, send, results))) return false
  const creating = rows.filter(
    (row) =>
      row.creation !== null && (row.element === null || isUnknown(targets, results.get(row))),
  )
  for (const row of creating) results.delete(row)
  return sendAs('create', creating, send, results)
}

/** Whether something is refused as its record has changed since. */
export const isStaleFault = ({ code }: FieldFault): boolean => code === 'precondition_failed'

/**
 * Has rows be unchanged whose record has all that they say by now, though it is of another version: so
 * are those that an import had written before it broke off, and nobody's change would be lost.
 */
async function compareStale(
  changing: readonly ReadRow[],
  send: SendElements,
  results: Map<ReadRow, RowResult>,
): Promise<boolean> {
  const stale = changing.filter((row) => {
    const { errors = [] } = results.get(row) ?? {}
    const isVersioned = row.element?.[VERSION] !== undefined
    return isVersioned && errors.length > 0 && errors.every(isStaleFault)
  })
  const compared = new Map<ReadRow, RowResult>()
  const isThrough = await sendAs('compare', stale, send, compared)
  for (const [row, result] of compared) if (result.status === 'unchanged') results.set(row, result)
  return isThrough
}

/** What is sent of a row. */
function elementOf({ element, creation }: ReadRow, doing: Doing): BulkElement {
  if (doing !== 'compare') return (doing === 'create' ? creation : element) as BulkElement
  const { [VERSION]: _, ...unversioned } = element as BulkElement
  return unversioned
}

/** Whether a change was refused for want of the record that it names, whatever else is wrong with it. */
function isUnknown({ resource }: Targets, result: RowResult | undefined): boolean {
  const names = [resource.id.name, ...resource.uniqueTogether.map((members) => members.at(-1))]
  const pointers = new Set(names.map((name) => `/${name}`))
  const { errors = [] } = result ?? {}
  return errors.some(({ code, pointer }) => code === 'not_found' && pointers.has(pointer))
}

async function sendAs(
  doing: Doing,
  rows: readonly ReadRow[],
  send: SendElements,
  results: Map<ReadRow, RowResult>,
): Promise<boolean> {
  // Three bytes are the most that a character of UTF-16 takes.
  const bytesOf = (row: ReadRow) => (stringify(elementOf(row, doing)) ?? '').length * 3
  const sendSome = (some: readonly ReadRow[]) =>
    send(
      some.map((row) => elementOf(row, doing)),
      doing,
    )
  for (const batch of batchesOf(rows, bytesOf)) {
    if (!(await sendBatch(batch, sendSome, results))) return false
  }
  return true
}

/**
 * A bound that only the database holds refuses a whole call without saying which element it was:
 * halving the call finds it, and the others are written.
 */
async function sendBatch(
  rows: readonly ReadRow[],
  send: (rows: readonly ReadRow[]) => ReturnType<SendElements>,
  results: Map<ReadRow, RowResult>,
): Promise<boolean> {
  try {
    const answers = await send(rows)
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

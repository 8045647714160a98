import { stringify } from 'lossless-json'
import { client } from '@/lib/resources'
import type { TimeZone } from '@/lib/time/calendar'
import { BATCH_ROWS, batchesOf } from '../bulk/batches'
import { type BulkElement, type BulkResult, isRefusal } from '../bulk/calls'
import { placeFaults } from '../form/check'
import { nameOf } from '../form/values'
import type { FieldFault } from '../problem'
import { FAULT_HEAD, faultLine, GrowingFile, rejectHead, rejectLine } from './files'
import { KEY } from './mapping'
import { type FileShape, rowsOf } from './read'
import { type ImportPlan, type ReadRow, type RowFault, rowReader } from './rows'

/** Faults that are listed on the page; the rest is in the file. */
export const LISTED = 200

/** How far a pass over the file has come, and what it found. */
export interface ImportReport {
  readonly bytes: number
  readonly rows: number
  readonly updated: number
  readonly unchanged: number
  readonly refused: number
  /** Rows that were never sent, as the import was stopped. */
  readonly unsent: number
  readonly faultCount: number
  /** The first of the faults. */
  readonly faults: readonly RowFault[]
}

interface Options {
  readonly file: Blob
  readonly shape: FileShape
  readonly plan: ImportPlan
  readonly timeZone: TimeZone
  /** One call: a dry run, or the change itself; null gives the import up. */
  call(elements: readonly BulkElement[]): Promise<readonly BulkResult[] | null>
  onProgress(report: ImportReport): void
  isCancelled(): boolean
}

const NOT_SENT = 'Not sent: the import was stopped before this row.'

/**
 * One pass over the file: reads it batch by batch, sends what can be sent, and writes down what was
 * refused. Nothing of the file stays in memory but the batch at hand, the ids and the listed faults.
 *
 * @returns the last report, the refused rows and all faults as files
 * @throws FileFault, ApiProblem, or what the browser says of a file that has changed meanwhile
 */
export async function runImport(options: Options) {
  const { file, shape, plan, timeZone, onProgress, isCancelled } = options
  const read = rowReader(plan, timeZone)
  const rejects = new GrowingFile(rejectHead(plan.head))
  const list = new GrowingFile(FAULT_HEAD)
  const counts = { updated: 0, unchanged: 0, refused: 0, unsent: 0 }
  const faults: RowFault[] = []
  let [bytes, rows, faultCount] = [0, 0, 0]
  let isStopped = false
  const report = (): ImportReport => ({ bytes, rows, faultCount, ...counts, faults: [...faults] })
  const onRead = (more: number) => {
    bytes += more
  }
  for await (const group of rowsOf(file, shape, BATCH_ROWS, { onRead })) {
    const batch = group.map(read)
    const results = new Map<ReadRow, BulkResult>()
    if (!isStopped) isStopped = isCancelled() || !(await sendRows(batch, options, results))
    const ends = batch.map((row) => endOf(row, results.get(row), plan))
    for (const { kind } of ends) counts[kind] += 1
    const refused = ends.filter(({ kind }) => kind === 'refused' || kind === 'unsent')
    rejects.add(refused.map((end) => rejectLine(plan.head, end.source, end.faults)))
    const found = refused.flatMap((end) => (end.kind === 'refused' ? end.faults : []))
    list.add(found.map(faultLine))
    faults.push(...found.slice(0, LISTED - faults.length))
    faultCount += found.length
    rows += batch.length
    onProgress(report())
  }
  return { report: report(), rejects: rejects.toBlob(), faultList: list.toBlob() }
}

/** What became of a row. */
function endOf(row: ReadRow, result: BulkResult | undefined, plan: ImportPlan) {
  const { source } = row
  if (!row.element) return { source, kind: 'refused' as const, faults: row.faults }
  if (!result) {
    const faults = [{ row: source.row, column: null, message: NOT_SENT }]
    return { source, kind: 'unsent' as const, faults }
  }
  return { source, kind: result.status, faults: faultsOf(row, result.errors ?? [], plan) }
}

/** Sends what can be sent and notes what became of it; false when the import is given up there. */
async function sendRows(
  rows: readonly ReadRow[],
  { call }: Options,
  results: Map<ReadRow, BulkResult>,
): Promise<boolean> {
  for (const batch of batchesOf(
    rows.filter((row) => row.element !== null),
    bytesOf,
  )) {
    if (!(await sendBatch(batch, call, results))) return false
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
  call: Options['call'],
  results: Map<ReadRow, BulkResult>,
): Promise<boolean> {
  try {
    const answers = await call(rows.map((row) => row.element as BulkElement))
    for (const [index, answer] of (answers ?? []).entries()) {
      results.set(rows[index] as ReadRow, answer)
    }
    return answers !== null
  } catch (fault) {
    if (!isRefusal(fault)) throw fault
    if (rows.length === 1) {
      results.set(rows[0] as ReadRow, { status: 'refused', errors: fault.errors })
      return true
    }
    const half = Math.ceil(rows.length / 2)
    return (
      (await sendBatch(rows.slice(0, half), call, results)) &&
      (await sendBatch(rows.slice(half), call, results))
    )
  }
}

/** Faults of the service, each at the column that brought the value. */
function faultsOf(
  { source }: ReadRow,
  errors: readonly FieldFault[],
  plan: ImportPlan,
): RowFault[] {
  const { placed, unplaced } = placeFaults(client, errors)
  const titleOf = (name: string) => plan.head[plan.mapping.indexOf(name)] ?? null
  return [
    ...unplaced.map(({ pointer, message }) => ({
      row: source.row,
      column: pointer === `/${KEY}` ? titleOf(KEY) : null,
      message,
    })),
    ...placed.map(({ field, message }) => ({
      row: source.row,
      column: titleOf(nameOf(field)),
      message,
    })),
  ]
}

import { client } from '@/lib/resources'
import type { TimeZone } from '@/lib/time/calendar'
import { BATCH_ROWS } from '../bulk/batches'
import type { BulkResult } from '../bulk/elements'
import { placeFaults } from '../form/check'
import { nameOf } from '../form/values'
import type { FieldFault } from '../problem'
import { FAULT_HEAD, faultLine, GrowingFile, rejectHead, rejectLine } from './files'
import { KEY } from './mapping'
import { type FileShape, rowsOf } from './read'
import { type ImportPlan, type ReadRow, type RowFault, rowReader } from './rows'
import { type SendElements, sendRows } from './send'

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

/** What a pass over the file came to: the last report, the refused rows and all faults as files. */
export interface ImportResult {
  readonly report: ImportReport
  readonly rejects: Blob
  readonly faultList: Blob
}

/** What a pass over a file needs to know. */
export interface ImportJob {
  readonly file: Blob
  readonly shape: FileShape
  readonly plan: ImportPlan
  readonly timeZone: TimeZone
}

interface Options extends ImportJob {
  readonly call: SendElements
  onProgress(report: ImportReport): void
  isCancelled(): boolean
}

const NOT_SENT = 'Not sent: the import was stopped before this row.'

/**
 * One pass over the file: reads it batch by batch, sends what can be sent, and writes down what was
 * refused. Nothing of the file stays in memory but the batch at hand, the ids and the listed faults.
 *
 * @throws FileFault, ApiProblem, or what the browser says of a file that has changed meanwhile
 */
export async function runImport(options: Options): Promise<ImportResult> {
  const { file, shape, plan, timeZone, call, onProgress, isCancelled } = options
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
    if (!isStopped) isStopped = isCancelled() || !(await sendRows(batch, call, results))
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

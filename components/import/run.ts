import { BATCH_ROWS } from '@/components/api/bulk/batches'
import type { FieldFault } from '@/components/api/problem'
import { placeFaults } from '@/components/form/model/faults'
import { nameOf } from '@/components/form/model/values'
import { idWords } from '@/lib/derive/addresses'
import type { TimeZone } from '@/lib/time/calendar'
import { FAULT_HEAD, faultLine, GrowingFile, rejectHead, rejectLine } from './files'
import { type Targets, targetsNamed, VERSION } from './mapping'
import { type FileShape, rowsOf } from './read'
import { type ImportPlan, type ReadRow, type RowFault, rowReader } from './rows'
import { type RowResult, type SendElements, sendRows } from './send'

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
  /** Rows whose call was given up without an answer: they may be written. */
  readonly unanswered: number
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
  /** The resource of which it changes records, by its name. */
  readonly resource: string
  readonly file: Blob
  readonly shape: FileShape
  readonly plan: ImportPlan
  readonly timeZone: TimeZone
}

/** `Tom Hale changed it last, on 20 Nov 2026, 14:02`, for each record of which it is known. */
export type WhoChanged = (ids: readonly string[]) => Promise<Readonly<Record<string, string>>>

interface Options extends ImportJob {
  readonly call: SendElements
  readonly whoChanged: WhoChanged
  onProgress(report: ImportReport): void
  isCancelled(): boolean
}

const NOT_SENT = 'Not sent: the import was stopped before this row.'
const UNANSWERED =
  'Sent without an answer: it may be written or not. Import it again: what is written stays so.'

/**
 * One pass over the file: reads it batch by batch, sends what can be sent, and writes down what was
 * refused. Nothing of the file stays in memory but the batch at hand, the ids and the listed faults.
 *
 * @throws FileFault, ApiProblem, or what the browser says of a file that has changed meanwhile
 */
export async function runImport(options: Options): Promise<ImportResult> {
  const { file, shape, plan, timeZone, call, onProgress, isCancelled } = options
  const targets = targetsNamed(options.resource)
  const namesOf = limited(options.whoChanged)
  const read = rowReader(targets, plan, timeZone)
  const rejects = new GrowingFile(rejectHead(plan.head))
  const list = new GrowingFile(FAULT_HEAD)
  const counts = { updated: 0, unchanged: 0, refused: 0, unsent: 0, unanswered: 0 }
  const faults: RowFault[] = []
  let [bytes, rows, faultCount] = [0, 0, 0]
  let isStopped = false
  const report = (): ImportReport => ({ bytes, rows, faultCount, ...counts, faults: [...faults] })
  const onRead = (more: number) => {
    bytes += more
  }
  for await (const group of rowsOf(file, shape, BATCH_ROWS, { onRead })) {
    const batch = group.map(read)
    const results = new Map<ReadRow, RowResult>()
    if (!isStopped) isStopped = isCancelled() || !(await sendRows(batch, call, results))
    const names = await namesOf(staleIn(targets, results))
    const ends = batch.map((row) => endOf(targets, row, results.get(row), plan, names))
    for (const { kind } of ends) counts[kind] += 1
    const refused = ends.filter(({ kind }) => LEFT.has(kind))
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

/** What is not known to be written, and so comes back as a file. */
const LEFT: ReadonlySet<string> = new Set(['refused', 'unsent', 'unanswered'])

type Names = Awaited<ReturnType<WhoChanged>>

/** Stale rows of a pass for which it is asked who was quicker. */
const ASKED = 50

/** Asks for so many records of a pass and no more: a file of last year is stale in every row. */
function limited(whoChanged: WhoChanged): WhoChanged {
  let left = ASKED
  return async (ids) => {
    const asked = ids.slice(0, left)
    left -= asked.length
    return asked.length > 0 ? whoChanged(asked) : {}
  }
}

const isStale = ({ code }: FieldFault): boolean => code === 'precondition_failed'

/** Ids of records that have changed since their rows were made. */
const staleIn = ({ key }: Targets, results: ReadonlyMap<ReadRow, RowResult>): string[] =>
  [...results].flatMap(([{ element }, { errors }]) =>
    element && errors?.some(isStale) ? [String(element[key])] : [],
  )

/** What became of a row. */
function endOf(
  targets: Targets,
  row: ReadRow,
  result: RowResult | undefined,
  plan: ImportPlan,
  names: Names,
) {
  const { source } = row
  if (!row.element) return { source, kind: 'refused' as const, faults: row.faults }
  if (!result || result.status === 'unanswered') {
    const message = result ? UNANSWERED : NOT_SENT
    const faults = [{ row: source.row, column: null, message }]
    return { source, kind: result?.status ?? ('unsent' as const), faults }
  }
  return {
    source,
    kind: result.status,
    faults: faultsOf(targets, row, result.errors ?? [], plan, names),
  }
}

/** Faults of the service, each at the cell that brought the value. */
function faultsOf(
  { resource, key }: Targets,
  { source, element }: ReadRow,
  errors: readonly FieldFault[],
  plan: ImportPlan,
  names: Names,
): RowFault[] {
  const { placed, unplaced } = placeFaults(resource, errors)
  const faultOf = (name: string, message: string): RowFault => {
    const index = plan.mapping.indexOf(name)
    if (index < 0) return { row: source.row, column: null, message }
    const cell = { index, text: source.cells[index] ?? '' }
    return { row: source.row, column: plan.head[index] ?? '', message, cell }
  }
  const id = String(element?.[key] ?? '')
  return [
    ...unplaced.map((fault) =>
      isStale(fault)
        ? {
            ...faultOf(VERSION, staleWords(idWords(resource, id), names[id])),
            cell: undefined,
          }
        : faultOf(fault.pointer.slice(1), fault.message),
    ),
    ...placed.map(({ field, message }) => faultOf(nameOf(field), message)),
  ]
}

const staleWords = (record: string, who: string | undefined): string =>
  `The row is of another version of ${record} than the one of now${who ? `: ${who}` : ''}. Export it again to see what it holds.`

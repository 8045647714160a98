import { BATCH_ROWS } from '@/components/api/bulk/batches'
import type { TimeZone } from '@/lib/time/calendar'
import { ambiguitiesOf } from './ambiguities'
import type { Ambiguities } from './cell'
import { corrected } from './corrections'
import { type AskShared, duplicatesIn } from './duplicates'
import { FAULT_HEAD, faultLine, GrowingFile, rejectHead, rejectLine } from './files'
import { targetsNamed } from './mapping'
import { type AskNames, type Meaning, type Meanings, meaningsBy } from './meanings'
import type { ImportPlan } from './plan'
import { previewOf, type RowPreview } from './preview'
import { type FileShape, rowsOf } from './read'
import { adviceOf, type Names, outcomeOf, staleIn } from './rowOutcomes'
import { columnsOf, type ReadRow, type RowFault, rowReader } from './rows'
import { type RowResult, type SendElements, sendRows } from './sendRows'
import { NOTHING_WITHHELD, unlessWithheld, type Withheld, withholding } from './withheld'

/** Faults that are listed on the page; the rest is in the file. */
const LISTED = 200

/** How far a pass over the file has come, and what it found. */
export interface ImportReport {
  readonly bytes: number
  readonly rows: number
  readonly created: number
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
  readonly adviceCount: number
  /** What is taken as it is and yet worth a look: the first of it. */
  readonly advice: readonly RowFault[]
  /** Cells with names in place of ids, each once: the first of them. */
  readonly named: readonly NamedTexts[]
}

/** A text of a column that is no id, in however many rows. */
export interface NamedTexts {
  readonly column: string
  readonly text: string
  /** Whose name it is, or that it is nobody's as far as anybody knows. */
  readonly meaning: Meaning
  readonly rows: number
}

/** What a pass over the file came to: the last report, the refused rows and all faults as files. */
export interface ImportResult {
  readonly report: ImportReport
  /** Of a check: what the first of the rows would write. */
  readonly preview: readonly RowPreview[]
  readonly rejects: Blob
  readonly faultList: Blob
  /** What names were taken for: a pass that writes goes by those that the check has shown. */
  readonly meanings: Meanings
  /** Of a check: what is not to be written, for what the service has answered to it. */
  readonly withheld: Withheld
  /** What of the file may be read in two ways. */
  readonly ambiguities: Ambiguities
}

/** What a pass over a file needs to know. */
export interface ImportJob {
  /** The resource of which it changes records, by its name. */
  readonly resource: string
  readonly file: Blob
  readonly shape: FileShape
  readonly plan: ImportPlan
  readonly timeZone: TimeZone
  /** The day that it is, by which dates have passed. */
  readonly today?: string | undefined
  /** The kinds of names that this role may know, by their words. */
  readonly namings?: ReadonlySet<string>
  /** Whether all calls are dry runs, by which rows are told all that is wrong with them. */
  readonly isCheck?: boolean
  /** What a check of this file has found names to mean. */
  readonly meanings?: Meanings | undefined
  /** What it has found not to be written. */
  readonly withheld?: Withheld | undefined
}

/** `Tom Hale changed it last, on 20 Nov 2026, 14:02`, for each record of which it is known. */
export type WhoChanged = (ids: readonly string[]) => Promise<Names>

interface Options extends ImportJob {
  readonly call: SendElements
  readonly askNames?: AskNames
  /** Where it is not said, nothing is looked for. */
  readonly askShared?: AskShared
  readonly whoChanged: WhoChanged
  onProgress(report: ImportReport): void
  isCancelled(): boolean
}

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
  const meanings = meaningsBy(
    options.namings ?? new Set(),
    options.askNames ?? NOBODY,
    options.meanings,
  )
  const columns = columnsOf(targets, plan.mapping)
  const ambiguities = await ambiguitiesOf(file, shape, columns)
  const before = options.withheld ?? NOTHING_WITHHELD
  const { isCheck = false, today } = options
  const context = { timeZone, today, ambiguities, kept: options.withheld?.cells, isCheck }
  const read = rowReader(targets, plan, context, meanings.of)
  // What told that a figure may be two need not be among the rows that are left.
  const left = ambiguities.figures ? { ...shape, delimiter: ';' } : shape
  const rejects = new GrowingFile(rejectHead(left))
  const list = new GrowingFile(FAULT_HEAD)
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0, unsent: 0, unanswered: 0 }
  const faults: RowFault[] = []
  const advice: RowFault[] = []
  const named = new Map<string, NamedTexts>()
  const preview = previewOf(targets)
  const duplicates = duplicatesIn(targets, plan, options.askShared ?? NOBODY)
  const withheld = withholding(targets, plan)
  let [bytes, rows, faultCount, adviceCount] = [0, 0, 0, 0]
  let isStopped = false
  const report = (): ImportReport => ({
    ...{ bytes, rows, faultCount, adviceCount, ...counts },
    faults: [...faults],
    advice: [...advice],
    named: [...named.values()].slice(0, LISTED),
  })
  const onRead = (more: number) => {
    bytes += more
  }
  for await (const group of rowsOf(file, shape, BATCH_ROWS, { onRead })) {
    const sources = group.map((source) => corrected(source, plan.corrections))
    await meanings.learnAll(
      columns,
      sources.map(({ cells }) => cells),
    )
    const toSend = sources.map(read).map(unlessWithheld(before))
    const results = new Map<ReadRow, RowResult>()
    if (!isStopped) isStopped = isCancelled() || !(await sendRows(targets, toSend, call, results))
    // What is written stays so, whoever else was to change it.
    if (!options.withheld) withheld.note(results)
    const batch = toSend.map(unlessWithheld(withheld.all))
    for (const row of batch) countNames(named, plan, row, withheld.all)
    for (const row of batch) preview.add(row, results.get(row))
    const names = await namesOf(staleIn(targets, results))
    const ends = batch.map((row) => outcomeOf(targets, row, results.get(row), plan, names))
    for (const { kind } of ends) counts[kind] += 1
    if (isCheck) noteAll(withheld, batch, ends)
    const refused = ends.filter(({ kind }) => LEFT.has(kind))
    rejects.add(refused.map((end) => rejectLine(left, end.source, end.faults)))
    const found = refused.flatMap((end) => (end.kind === 'refused' ? end.faults : []))
    list.add(found.map(faultLine))
    faults.push(...found.slice(0, LISTED - faults.length))
    faultCount += found.length
    // What a check has told of is not asked about once more.
    const twice = options.withheld
      ? undefined
      : await duplicates(batch.filter((row) => results.get(row)?.status === 'created'))
    const worthALook = batch.flatMap((row) => [
      ...adviceOf(targets, row, results.get(row), plan),
      ...(twice?.get(row) ?? []),
    ])
    advice.push(...worthALook.slice(0, LISTED - advice.length))
    adviceCount += worthALook.length
    rows += batch.length
    onProgress(report())
  }
  return {
    report: report(),
    preview: await preview.named(
      options.namings?.has(targets.resource.name) ? options.askNames : undefined,
    ),
    rejects: rejects.toBlob(),
    faultList: list.toBlob(),
    meanings: meanings.all,
    withheld: withheld.all,
    ambiguities,
  }
}

const NOBODY = async () => []

/** What the service says of rows that could not be read whole is known once they are left out, too. */
function noteAll(
  { noteRow }: ReturnType<typeof withholding>,
  batch: readonly ReadRow[],
  ends: readonly ReturnType<typeof outcomeOf>[],
): void {
  for (const [at, { source, faults }] of ends.entries()) {
    const own = batch[at]?.faults.length ?? 0
    if (own > 0 && faults.length > own) noteRow(source, faults)
  }
}

function countNames(
  all: Map<string, NamedTexts>,
  { head, mapping }: ImportPlan,
  { source, named }: ReadRow,
  { cells }: Withheld,
): void {
  for (const { index, text, meaning } of named) {
    if (cells.get(source.row)?.has(mapping[index] ?? '')) continue
    const key = `${index} ${meaning.is} ${text}`
    const rows = (all.get(key)?.rows ?? 0) + 1
    all.set(key, { column: head[index] ?? '', text, meaning, rows })
  }
}

/** What is not known to be written, and so comes back as a file. */
const LEFT: ReadonlySet<string> = new Set(['refused', 'unsent', 'unanswered'])

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

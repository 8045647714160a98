import type { FieldFault } from '@/components/api/problem'
import { placeFaults } from '@/components/form/model/faults'
import { fieldName } from '@/components/form/model/values'
import { idWords } from '@/lib/derive/addresses'
import { similarWords } from './keys'
import { type Targets, VERSION } from './mapping'
import type { ImportPlan } from './plan'
import type { FileRow } from './read'
import type { ReadRow, RowFault } from './rows'
import { isStaleFault, type RowResult } from './sendRows'

/** Who changed records last, in words, by their ids. */
export type Names = Readonly<Record<string, string>>

const NOT_SENT = 'Not sent: the import was stopped before this row.'
const UNANSWERED =
  'Sent without an answer: it may be written or not. Import it again: what is written stays so.'
const UNANSWERED_NEW =
  'Sent without an answer: it may be added or not. Look whether it is there: imported again it would be added twice.'

/** Ids of records that have changed since their rows were made. */
export const staleIn = ({ key }: Targets, results: ReadonlyMap<ReadRow, RowResult>): string[] =>
  [...results].flatMap(([{ element }, { errors }]) =>
    element && errors?.some(isStaleFault) ? [String(element[key])] : [],
  )

/** What became of a row. */
export function outcomeOf(
  targets: Targets,
  row: ReadRow,
  result: RowResult | undefined,
  plan: ImportPlan,
  names: Names,
) {
  const { source } = row
  const own = row.faults
  if (own.length > 0 && (row.element || row.creation)) {
    const told = faultsOf(targets, row, result?.errors ?? [], plan, names)
    return { source, kind: 'refused' as const, faults: together([...own, ...sharedOf(row)], told) }
  }
  if (!row.element && !row.creation) return { source, kind: 'refused' as const, faults: row.faults }
  if (!result || result.status === 'unanswered') {
    const unanswered = namesRecord(targets, row) ? UNANSWERED : UNANSWERED_NEW
    const message = result ? unanswered : NOT_SENT
    const faults = [{ row: source.row, column: null, message }]
    return { source, kind: result?.status ?? ('unsent' as const), faults }
  }
  const told = faultsOf(targets, row, result.errors ?? [], plan, names)
  const isRefused = result.status === 'refused'
  return {
    source,
    kind: result.status,
    faults: isRefused ? together(sharedOf(row), told) : told,
  }
}

/** Cells that are not taken by which several are called. */
const sharedOf = ({ shared }: ReadRow): RowFault[] => [...shared.values()]

/** What is wrong with cells as they are read, and what the service says of the others. */
function together(own: readonly RowFault[], told: readonly RowFault[]): RowFault[] {
  const unread = new Set(own.map(({ cell }) => cell?.index))
  return [...own, ...told.filter(({ cell }) => cell === undefined || !unread.has(cell.index))]
}

/** Whether a row that comes again is known to be about the same record. */
const namesRecord = ({ key, resource }: Targets, { element, creation }: ReadRow): boolean =>
  element !== null || creation?.[key] !== undefined || resource.uniqueTogether.length > 0

/**
 * What is taken as it is and yet worth a look: the id of a new record, and values that a row changes.
 * What stood in a record before says nothing of the file.
 */
export function adviceOf(
  { key }: Targets,
  { source, advice, hints, creation }: ReadRow,
  result: RowResult | undefined,
  plan: ImportPlan,
): readonly RowFault[] {
  const changes = result && 'changes' in result ? (result.changes ?? []) : []
  const ofValues = changes.flatMap(({ field }) => hints.get(field) ?? [])
  if (result?.status !== 'created') return ofValues
  const { similar_id } = result
  if (similar_id === undefined) return [...advice, ...ofValues]
  const similar = similarWords(String(creation?.[key]), similar_id)
  return [faultAt(source, plan, key, similar), ...ofValues]
}

/** A fault of a row at the cell that brought a value. */
export function faultAt(
  { row, cells }: FileRow,
  plan: ImportPlan,
  name: string,
  message: string,
): RowFault {
  const index = plan.mapping.indexOf(name)
  if (index < 0) return { row, column: null, message }
  return { row, column: plan.head[index] ?? '', message, cell: { index, text: cells[index] ?? '' } }
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
  const faultOf = (name: string, message: string) => faultAt(source, plan, name, message)
  const id = String(element?.[key] ?? '')
  return [
    ...unplaced.map((fault) =>
      isStaleFault(fault)
        ? {
            ...faultOf(VERSION, staleWords(idWords(resource, id), names[id])),
            cell: undefined,
          }
        : faultOf(fault.pointer.slice(1), fault.message),
    ),
    ...placed.map(({ field, code, message }) =>
      faultOf(fieldName(field), code === 'required' ? `${field.label} cannot be empty.` : message),
    ),
  ]
}

const staleWords = (record: string, who: string | undefined): string =>
  `The row is of another version of ${record} than the one of now${who ? `: ${who}` : ''}. Export it again to see what it holds.`

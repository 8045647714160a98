import {
  areAskable,
  counting,
  type DuplicateSet,
  haveTooWords,
  isCounted,
  type Shared,
} from '@/components/form/duplicates/sets'
import type { Resource } from '@/lib/resources/resource'
import { countWords } from '@/lib/text/words'
import type { Targets } from './mapping'
import type { ImportPlan } from './plan'
import { faultAt } from './rowOutcomes'
import type { ReadRow, RowFault } from './rows'

/** What shares values of a set, each list of them by itself. */
export type AskShared = (
  by: DuplicateSet,
  all: readonly (readonly string[])[],
) => Promise<readonly Shared[]>

/** A row that adds a record with values of a set. */
interface Adding {
  readonly row: ReadRow
  readonly values: readonly string[]
}

/**
 * Finds rows that would add what may be there already, or comes twice in the file: of a file that is
 * imported once more nothing else tells that.
 *
 * @returns takes rows in the order of the file, and tells what is worth a look in them
 */
export function duplicatesIn({ resource }: Targets, plan: ImportPlan, ask: AskShared) {
  const sets = (resource.duplicates?.by ?? []).filter((by) =>
    by.every((member) => plan.mapping.includes(member)),
  )
  const firsts = new Map(sets.map((by) => [by, new Map<string, number>()]))
  return async (added: readonly ReadRow[]): Promise<ReadonlyMap<ReadRow, readonly RowFault[]>> => {
    const found = new Map<ReadRow, RowFault[]>()
    const note = ({ row }: Adding, by: DuplicateSet, message: string) =>
      found.set(row, [...(found.get(row) ?? []), faultAt(row.source, plan, by[0], message)])
    for (const by of sets) {
      const adding = added.flatMap((row) => addingOf(resource, by, row))
      const shared = new Map(
        (
          await ask(by, [...new Map(adding.map(({ values }) => [keyOf(values), values])).values()])
        ).map((each) => [keyOf(each.values), each]),
      )
      const first = firsts.get(by) as Map<string, number>
      for (const each of adding) {
        const key = keyOf(each.values)
        const known = shared.get(key)
        if (known) note(each, by, sharedText(resource, known))
        const before = first.get(key)
        if (before === undefined) first.set(key, each.row.source.row)
        else note(each, by, `Row ${countWords(before)} ${haveTooWords(resource, by, true)}`)
      }
    }
    return found
  }
}

const keyOf = (values: readonly string[]): string => JSON.stringify(values.map(counting))

function addingOf(resource: Resource, by: DuplicateSet, row: ReadRow): Adding[] {
  const body = row.creation ?? {}
  if (!isCounted(resource, (name) => body[name])) return []
  const values = by.map((member) => body[member])
  const texts = values.map((value) => (typeof value === 'string' ? value : ''))
  return areAskable(texts) ? [{ row, values: texts }] : []
}

/** `Wattleford City Council (10002) has this ABN too.` */
function sharedText(resource: Resource, { by, records, more }: Shared): string {
  const names = records.map(({ id, name }) => (name === null ? id : `${name} (${id})`))
  const others = more ? ' and more' : ''
  return `${names.join(', ')}${others} ${haveTooWords(resource, by, records.length === 1 && !more)}`
}

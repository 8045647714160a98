import { type FormValue, fieldsByName, toForm } from '@/components/form/model/values'
import { isAskable } from '@/components/names/askable'
import type { Targets } from './mapping'
import { type AskNames, askedParts } from './meanings'
import type { ReadRow } from './rows'
import type { RowResult } from './sendRows'

/** What a row would write, as the check shows it. It goes from the worker to the page as it is. */
export interface RowPreview {
  /** Its number in the file. */
  readonly row: number
  /** Null where the service gives a new record its id. */
  readonly id: string | null
  readonly isNew: boolean
  /** The changes by the API names of their fields, with the values as a form holds them. */
  readonly changes: readonly {
    readonly field: string
    readonly from: FormValue
    readonly to: FormValue
  }[]
  /** Undefined where it is not known, as of a role that may not read names. */
  readonly name?: string | undefined
}

/** What is shown of a file: enough to see whether its columns and figures are read as they are meant. */
const MAX_ROWS = 50
const MAX_CHANGES = 500

/**
 * Collects what rows of a file would write, as the answers of dry runs say it. Where not all are
 * shown, those come first that write over something, and of these the ones that change bank details:
 * among hundreds of new records nobody would see them.
 */
export function previewOf({ key, resource }: Targets) {
  const fields = fieldsByName(resource)
  const paid: RowPreview[] = []
  const changed: RowPreview[] = []
  const added: RowPreview[] = []

  function shown(): readonly RowPreview[] {
    const rows: RowPreview[] = []
    let room = MAX_CHANGES
    for (const each of [...paid, ...changed, ...added]) {
      if (rows.length === MAX_ROWS || room <= 0) break
      rows.push(each)
      room -= each.changes.length
    }
    return rows
  }

  return {
    add({ source, element, creation, faults }: ReadRow, result: RowResult | undefined): void {
      if (faults.length > 0 || !result || !('changes' in result)) return
      const changes = (result.changes ?? []).flatMap(({ field: name, from, to }) => {
        const field = fields.get(name)
        return field ? [{ field: name, from: toForm(field, from), to: toForm(field, to) }] : []
      })
      if (changes.length === 0) return
      const isNew = result.status === 'created'
      const pays = changes.some(({ field }) => fields.get(field)?.bankDetail)
      const rows = isNew ? added : pays ? paid : changed
      if (rows.length === MAX_ROWS) return
      const id = (isNew ? creation : element)?.[key] ?? null
      rows.push({ row: source.row, id: id === null ? null : String(id), isNew, changes })
    },
    /** The rows, with the names of the records that are there already where somebody may tell them. */
    async named(askNames: AskNames | undefined): Promise<readonly RowPreview[]> {
      const rows = shown()
      const ids = rows.flatMap(({ id, isNew }) => (id !== null && !isNew ? [id] : []))
      if (!askNames) return rows
      const names = new Map<string, string>()
      for (const some of askedParts(ids.filter(isAskable))) {
        for (const { id, name } of await askNames(resource.name, some)) names.set(id, name)
      }
      return rows.map((each) => (each.isNew ? each : { ...each, name: names.get(each.id ?? '') }))
    },
  }
}

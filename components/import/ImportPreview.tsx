import { PreviewTable, type ShownRow } from '@/components/bulk/PreviewTable'
import type { RowPreview } from './preview'
import type { Import } from './useImport'

/** What rows of a file would change, now and after, before anything of it is written. */
export function ImportPreview({ work, rows }: { work: Import; rows: readonly RowPreview[] }) {
  if (rows.length === 0) return null
  return (
    <PreviewTable
      noun={work.noun.one}
      rows={rows.map((row) => shownOf(work, row))}
      placeOf={(index) => rows[index]?.row ?? index}
      className="max-h-96 border-t"
    />
  )
}

function shownOf({ targets, noun }: Import, row: RowPreview): ShownRow {
  const changes = row.changes.flatMap(({ field: name, ...values }) => {
    const field = targets.fields.get(name)
    return field ? [{ field, ...values }] : []
  })
  const own = { status: 'waiting', reasons: [], left: [], changes } as const
  return row.isNew
    ? { ...own, id: row.id ?? '', name: `New ${noun.one}` }
    : { ...own, id: row.id ?? '', name: row.name }
}

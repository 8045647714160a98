'use client'

import { useExportJob } from '@/components/table/state/useExport'
import { MOST_ENTRIES, readEvents } from '@/lib/console/history/events'
import { EXPORT_COLUMNS, exportRows } from '@/lib/console/history/exportRows'
import type { HistoryFilters } from '@/lib/console/history/state'

const NOUN = { one: 'change', many: 'changes' }

/** Writes every entry that the filters let through into a file, a line for each field. */
export function useHistoryExport(filters: HistoryFilters) {
  const { start, ...job } = useExportJob(NOUN)
  return {
    ...job,
    start: () =>
      start({
        columns: EXPORT_COLUMNS,
        // A line for each field, and the service counts entries.
        total: null,
        async readPage(cursor, signal) {
          const page = await readEvents(filters, { cursor, limit: MOST_ENTRIES }, signal)
          return { rows: exportRows(page.data, filters.field), nextCursor: page.next_cursor }
        },
      }),
  }
}

import { shownName } from '@/lib/text/words'
import { cellText, cellValue, type ListRow } from './columns/cellText'
import type { ListColumn } from './columns/columns'
import type { ListConfig } from './listConfig'

/** What a row is called: as it is shown, and said so that it is told from any other. */
export function rowName(config: ListConfig, record: ListRow, zone: string) {
  const primary = config.columns.get(config.primary) as ListColumn
  const shown =
    shownName(cellText(primary, cellValue(primary, record), zone)) ||
    `${config.noun.one} ${String(record[config.id])}`
  return { shown, said: config.about ? `${shown}: ${config.about(record)}` : shown }
}

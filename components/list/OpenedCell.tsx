import type { ListRow } from './columns/cellText'
import type { ListColumn } from './columns/columns'
import type { ListConfig } from './listConfig'
import type { Cells } from './state/useCells'

interface Props {
  config: ListConfig
  column: ListColumn
  row: ListRow
  name: string
  cells: Cells
}

/** What stands in a cell that is open for writing. */
export function OpenedCell({ config, column, row, name, cells }: Props) {
  const { editing } = config
  if (!editing) return null
  const cell = cells.cell(String(row[config.id]), column.id)
  return <editing.Editor resource={editing.resource} {...{ row, column, name, cell }} />
}

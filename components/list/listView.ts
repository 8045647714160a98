import type { RefObject } from 'react'
import type { ListConfig } from './listConfig'
import type { AskedFilters } from './query/listState'
import type { Cells, OpenCells } from './state/useCells'
import type { ListLayout } from './state/useLayout'
import type { ListTable } from './state/useListTable'
import type { useRows } from './state/useRows'

/** What the table and the cards both show of a list. */
export interface ListViewProps {
  readonly config: ListConfig
  readonly layout: ListLayout
  readonly table: ListTable
  /** True once there are rows, and be they none. */
  readonly hasRows: boolean
  readonly region: RefObject<HTMLDivElement | null>
  readonly rowKeys: ReturnType<typeof useRows>
  readonly cells: Cells
  readonly open: OpenCells
  /** What the list is narrowed and kept to. */
  readonly filters: AskedFilters
  /** True while these rows are of a page that another is about to follow. */
  readonly isStale: boolean
  readonly zone: string
  readonly today: string
}

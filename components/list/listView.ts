import type { RefObject } from 'react'
import type { ListRow } from './columns/cellText'
import type { ListConfig } from './listConfig'
import type { ListLayout } from './state/useLayout'
import type { useRows } from './state/useRows'
import type { useSelection } from './state/useSelection'

/** What the table and the cards both show of a list. */
export interface ListViewProps {
  readonly config: ListConfig
  readonly layout: ListLayout
  /** Undefined while the first page is on its way, or could not be had. */
  readonly rows: readonly ListRow[] | undefined
  /** Ids of the rows, in their order. */
  readonly order: readonly string[]
  readonly region: RefObject<HTMLDivElement | null>
  readonly selection: ReturnType<typeof useSelection>
  readonly rowKeys: ReturnType<typeof useRows>
  /** True while these rows are of a page that another is about to follow. */
  readonly isStale: boolean
  readonly zone: string
  readonly today: string
}

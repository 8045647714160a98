'use client'

import { Download } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from '@/components/ui/button/IconButton'
import type { ListColumn } from '@/lib/console/list/columns/columns'
import { isNarrowed, type ListState } from '@/lib/console/list/query/listState'
import type { SortKey } from '@/lib/console/list/query/sort'
import { ColumnChooser } from '../columns/ColumnChooser'
import { AddFilter } from '../filter/AddFilter'
import { FilterChip } from '../filter/FilterChip'
import type { ListConfig } from '../listConfig'
import type { ListLayout } from '../state/useLayout'
import { SaveView } from './SaveView'
import { SearchBox } from './SearchBox'
import { SortMenu } from './SortMenu'

interface Props {
  config: ListConfig
  state: ListState
  layout: ListLayout
  sort: readonly SortKey[]
  isNarrow: boolean
  searchRef: RefObject<HTMLInputElement | null>
  onSearch: (search: string) => void
  onFilter: (member: string, values: readonly string[]) => void
  onSort: (member: string, additive: boolean) => void
  onLeaveSearch: () => void
  /** In place of the filters that follow from the columns. */
  filters?: ReactNode
  /** Undefined while there is nothing to export. */
  onExport: (() => void) | undefined
  isExporting: boolean
  /** At the right: the list's own actions, such as "New client". */
  children?: ReactNode
}

/** Above the list: what it is narrowed to, how it is laid out, and what can be begun from here. */
export function Toolbar(props: Props) {
  const { config, state, layout, isNarrow, onFilter } = props
  const addFilter = useRef<HTMLButtonElement>(null)
  const isOwn = isNarrowed(state) || state.sort.length > 0 || !layout.isDefault

  function changeFilter(column: ListColumn, values: readonly string[]) {
    onFilter(column.id, values)
    // The chip that had the focus is gone.
    if (values.length === 0) addFilter.current?.focus()
  }

  const search = config.searchWords && (
    <SearchBox
      words={config.searchWords}
      value={state.search}
      onChange={props.onSearch}
      onLeave={props.onLeaveSearch}
      hasKey={!isNarrow}
      inputRef={props.searchRef}
    />
  )
  const filters = props.filters ?? (
    <>
      {Object.entries(state.filters).map(([member, values]) => {
        const column = config.columns.get(member) as ListColumn
        const onChange = (next: readonly string[]) => changeFilter(column, next)
        return <FilterChip key={member} {...{ column, values, onChange }} />
      })}
      <AddFilter
        {...{ config, onChange: onFilter }}
        filters={state.filters}
        buttonRef={addFilter}
      />
    </>
  )
  const save = isOwn && <SaveView config={config} state={state} />

  const exportButton = (
    <IconButton
      label="Export CSV"
      icon={<Download />}
      isDisabled={!props.onExport}
      isPending={props.isExporting}
      onPress={props.onExport}
    />
  )

  if (isNarrow) {
    return (
      <div className="border-rule border-b bg-paper pt-3 pb-1.5">
        {(search || props.children) && (
          <div className="flex gap-2 px-4">
            {search}
            {props.children}
          </div>
        )}
        <div className="flex items-center gap-1.5 overflow-x-auto px-4 py-1.5 [scrollbar-width:none]">
          {filters}
          <SortMenu config={config} sort={props.sort} onSort={props.onSort} />
          {save}
          {exportButton}
        </div>
      </div>
    )
  }
  return (
    <div className="flex items-start gap-2 border-rule border-b bg-paper px-5 py-3">
      {search}
      <div className="flex min-h-control min-w-0 flex-1 flex-wrap items-center gap-2">
        {filters}
      </div>
      <div className="flex items-center gap-1">
        {save}
        <ColumnChooser config={config} layout={layout} />
        {exportButton}
        <span className="w-1" />
        {props.children}
      </div>
    </div>
  )
}

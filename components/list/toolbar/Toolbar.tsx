'use client'

import type { SortingState } from '@tanstack/react-table'
import { Download } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from '@/components/ui/button/IconButton'
import { cn } from '@/components/ui/cn'
import { ColumnChooser } from '../columns/ColumnChooser'
import { ExportMenu, type StartExport } from '../ExportMenu'
import { AddFilter } from '../filter/AddFilter'
import { FilterChips } from '../filter/FilterChips'
import type { ListConfig } from '../listConfig'
import { type Filters, isNarrowed, type ListState } from '../query/listState'
import type { ListLayout } from '../state/useLayout'
import type { ListTable } from '../state/useListTable'
import { SaveView } from './SaveView'
import { SearchBox } from './SearchBox'
import { SortChip } from './SortChip'
import { SortMenu } from './SortMenu'

interface Props {
  config: ListConfig
  state: ListState
  layout: ListLayout
  table: ListTable
  sort: SortingState
  isNarrow: boolean
  searchRef: RefObject<HTMLInputElement | null>
  onSearch: (search: string) => void
  onFilters: (filters: Filters) => void
  /** What the service said of parameters that it refused. */
  faults: Readonly<Record<string, string>>
  onLeaveSearch: () => void
  /** The filters of a list that has its own, beside those that follow from the columns. */
  filters?: ReactNode
  /** Undefined while there is nothing to export. */
  onExport: StartExport | undefined
  isExporting: boolean
  /** At the right: the list's own actions, such as "New client". */
  children?: ReactNode
}

/** More filters than these do not fit beside the search on any common screen. */
const MAX_BESIDE = 2

/** In a row of their own below, but where there is the room beside the search. */
const ownRow = 'order-last basis-full'
const sameRow = 'min-w-0 flex-1'
const PLACES = {
  none: `${ownRow} @3xl:order-none @3xl:min-w-0 @3xl:flex-1 @3xl:basis-0`,
  few: `${ownRow} @4xl:order-none @4xl:min-w-0 @4xl:flex-1 @4xl:basis-0`,
  many: ownRow,
}
const WORDS = 'Search and filters'

/** Above the list: what it is narrowed to, how it is laid out, and what can be begun from here. */
export function Toolbar(props: Props) {
  const { config, state, layout, isNarrow, onFilters } = props
  const addFilter = useRef<HTMLButtonElement>(null)
  const isOwn = isNarrowed(state) || state.sort.length > 0 || !layout.isDefault

  // Where there are no heads, the menu of the order says it.
  const isHiddenSort =
    !isNarrow && state.sort.some(({ id }) => !layout.columns.some((column) => column.id === id))

  function changeFilters(filters: Filters) {
    onFilters(filters)
    // The chip that had the focus is gone.
    if (Object.keys(filters).length < Object.keys(state.filters).length) addFilter.current?.focus()
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
  const filters = (
    <>
      {/* Drawn, and no text of the page: whoever looks for the word there means the records. */}
      {state.search && (
        <span
          data-printed={`Search: ${state.search}`}
          className="hidden before:content-[attr(data-printed)] print:inline"
        />
      )}
      <FilterChips
        {...{ config, faults: props.faults }}
        filters={state.filters}
        onChange={changeFilters}
      />
      {props.filters ?? (
        <AddFilter
          config={config}
          filters={state.filters}
          onChange={onFilters}
          buttonRef={addFilter}
        />
      )}
      {isHiddenSort && (
        <SortChip
          config={config}
          sort={state.sort}
          onRemove={() => {
            props.table.setSorting([])
            addFilter.current?.focus()
          }}
        />
      )}
    </>
  )
  // On paper only what the list is kept to is said: it would be taken for all there is.
  const paper =
    isNarrowed(state) || isHiddenSort ? 'print:border-0 print:bg-transparent' : 'print:hidden'
  const save = isOwn && <SaveView {...{ config, state, layout }} />

  const { onExport } = props
  const exportButton = (
    <ExportMenu config={config} onExport={(isForReimport) => onExport?.(isForReimport)}>
      {(onPress) => (
        <IconButton
          label="Export CSV"
          icon={<Download />}
          isDisabled={!onExport}
          isPending={props.isExporting}
          onPress={onPress}
        />
      )}
    </ExportMenu>
  )

  // In both forms the search is the first thing in the first row: it stays the same field, with what
  // is typed in it, when a page turns out to be narrow as it comes to life, or is made so.
  if (isNarrow) {
    return (
      <section
        aria-label={WORDS}
        className={cn('border-rule border-b bg-paper pt-3 pb-1.5', paper)}
      >
        {(search || props.children) && (
          <div className="flex flex-wrap justify-end gap-2 px-4 print:hidden">
            {/* With large text what is beside it goes below. */}
            {search && <div className="flex min-w-0 flex-1 basis-36">{search}</div>}
            {props.children}
          </div>
        )}
        <div className="flex scroll-px-4 items-center gap-1.5 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] print:flex-wrap print:px-0">
          {filters}
          <SortMenu config={config} sort={props.sort} table={props.table} />
          {save}
          {exportButton}
        </div>
      </section>
    )
  }
  const chips = Object.keys(state.filters).length + (isHiddenSort ? 1 : 0)
  const many = chips > MAX_BESIDE ? 'many' : chips > 0 || props.filters ? 'few' : 'none'
  const place = search || many === 'many' ? PLACES[many] : sameRow
  return (
    <section aria-label={WORDS} className={cn('@container border-rule border-b bg-paper', paper)}>
      <div className="flex flex-wrap items-start gap-2 px-4 py-3 sm:px-5 print:px-0 print:pt-0">
        {search && (
          <div className="flex min-w-0 grow basis-0 print:hidden sm:max-w-64 sm:basis-40 @4xl:grow-0 @4xl:basis-64">
            {search}
          </div>
        )}
        <div className={`flex min-h-control flex-wrap items-center gap-2 ${place}`}>{filters}</div>
        <div className="ml-auto flex items-center gap-1 print:hidden">
          {/* A narrow page that has not come to life yet has these elsewhere once it has. */}
          <div className="flex items-center gap-1 pr-1 max-sm:hidden">
            {save}
            <ColumnChooser config={config} layout={layout} table={props.table} />
            {exportButton}
          </div>
          {props.children}
        </div>
      </div>
    </section>
  )
}

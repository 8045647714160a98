'use client'

import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Awaiting } from '@/components/page/Awaiting'
import { LoadFault } from '@/components/page/LoadFault'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { Button } from '@/components/ui/button/Button'
import { RetryButton } from '@/components/ui/button/RetryButton'
import { Cards, SkeletonCards } from './cards/Cards'
import type { ListRow } from './columns/cellText'
import { ExportMenu, type StartExport } from './ExportMenu'
import { withoutParameters } from './filter/chips'
import { FootBar } from './foot/FootBar'
import { Pager } from './foot/Pager'
import { Grid } from './grid/Grid'
import type { ListConfig } from './listConfig'
import { NothingHere, NothingLeft, RefusedFilters } from './Nothing'
import { rangeWords, rowsBefore } from './query/cursorStack'
import { type Filters, isNarrowed } from './query/listState'
import { isWhole, type Selection } from './selection/selection'
import { PAGE_SIZE } from './state/listPage'
import { Toolbar } from './toolbar/Toolbar'
import { useRecordList } from './useRecordList'

/** What an action on chosen records gets, besides which they are. */
export interface SelectionTools {
  clear(): void
  /** Keeps it for as long as something is done with it, whatever the list shows behind that. */
  readonly keep: (isInUse: boolean) => void
  /** Leaves only these chosen, as those that a bulk change refused: what was shown of them is old. */
  set(selection: Selection): void
  /** What a record is called, where the list has shown it. */
  nameOf(id: string): string | null
  /** A record as the list has shown it last. */
  rowOf(id: string): ListRow | null
}

interface Props {
  config: ListConfig
  /** At the right of the toolbar: "New client". */
  actions?: ReactNode
  /** Where there is no record yet: the way to the first. */
  firstAction?: ReactNode
  /** In place of the filters that follow from the columns. */
  filterBar?: (
    filters: Filters,
    onChange: (filters: Filters) => void,
    faults: Readonly<Record<string, string>>,
  ) => ReactNode
  /** In the foot while something is chosen: buttons that open bulk work. */
  selectionActions?: (selection: Selection, tools: SelectionTools) => ReactNode
}

/** A list of records over its endpoint: the page of clients, of approvals and of history. */
export function RecordList(props: Props) {
  const { config, actions, firstAction, selectionActions } = props
  const list = useRecordList(config)
  const { state, asked, layout, query, view, sort, selection, exporting, toRows } = list
  const page = query.data
  const { shownPage, ...pager } = list.pager
  const total = page?.total ?? 0
  const wanted = (isForReimport: boolean) => ({
    state: asked,
    columns: layout.columns,
    // The count on its way belongs to another query than the one in the address.
    total: view.isStale ? null : total,
    isForReimport,
  })
  // One file at a time.
  const isExporting = exporting.job !== null && !exporting.job.fault

  const refused = Object.keys(list.faults).filter((name) => name in state.filters)
  const instead =
    refused.length > 0 && !page ? (
      <RefusedFilters
        faults={refused.map((name) => list.faults[name] as string)}
        onRemove={() => list.onFilters(withoutParameters(state.filters, refused))}
      />
    ) : query.error && !page ? (
      <LoadFault
        title={`The ${config.noun.many} could not be loaded`}
        fault={query.error}
        isRetrying={query.isFetching}
        onRetry={() => query.refetch()}
        startOver={{ label: 'Start over', onPress: list.startOver }}
        isPage
      />
    ) : list.rows?.length === 0 && shownPage.page > 1 ? (
      <NothingLeft config={config} onFirst={pager.onFirst} />
    ) : list.rows?.length === 0 ? (
      <NothingHere config={config} state={state} onClear={list.clear} action={firstAction} />
    ) : undefined

  return (
    <div
      data-list={lastWord(config.page)}
      className="flex flex-1 flex-col sm:min-h-100 sm:basis-0 sm:overflow-hidden print:block print:overflow-visible"
    >
      <Toolbar
        {...{ config, state, layout, sort }}
        table={view.table}
        isNarrow={list.isNarrow}
        searchRef={list.search}
        onSearch={list.onSearch}
        onFilters={list.onFilters}
        faults={list.faults}
        onLeaveSearch={toRows}
        filters={props.filterBar?.(state.filters, list.onFilters, list.faults)}
        onExport={total > 0 ? (isForReimport) => exporting.start(wanted(isForReimport)) : undefined}
        isExporting={isExporting}
      >
        {actions}
      </Toolbar>
      {query.error && page && (
        <ProblemBanner
          tone="amber"
          span="page"
          title="These rows may have changed since: reading them again failed."
          fault={query.error}
          action={<RetryButton isRetrying={query.isFetching} onRetry={() => query.refetch()} />}
        />
      )}
      {(!page || view.isStale) && (
        <Awaiting queryKey={list.queryKey} what={`the ${config.noun.many}`} span="page" />
      )}
      {list.isNarrow ? (
        <Cards {...view}>{instead}</Cards>
      ) : (
        <>
          {/* The server cannot know: a narrow page awaits its cards here until it comes to life. */}
          {!view.hasRows && !instead && <SkeletonCards className="sm:hidden print:hidden" />}
          <Grid {...view} sort={sort}>
            {instead}
          </Grid>
        </>
      )}
      {config.editing && <config.editing.Guard page={config.page} unsaved={view.cells.unsaved} />}
      {page?.note && (
        <p className="border-rule border-t bg-sheet px-4 py-2 text-ink-3 rail:px-5">{page.note}</p>
      )}
      <FootBar
        selection={selection.selection}
        total={total}
        isExact={page?.isExact ?? true}
        isStale={view.isStale}
        isWhole={isWhole(selection.selection, list.order, total)}
        inexact={config.inexact}
        onSelectAll={() => page && selection.selectAll(page.total, page.isExact)}
        onClear={() => {
          selection.clear()
          toRows()
        }}
        actions={
          <>
            {selectionActions?.(selection.selection, {
              clear: selection.clear,
              keep: selection.keep,
              set(left) {
                list.forgetSeen()
                selection.setSelection(left)
              },
              nameOf: list.nameOf,
              rowOf: list.rowOf,
            })}
            <ExportChosen
              config={config}
              isExporting={isExporting}
              onExport={(isForReimport) =>
                exporting.startChosen(selection.selection, wanted(isForReimport))
              }
            />
          </>
        }
        exporting={exporting}
      >
        {page && (
          <Pager
            range={
              total > 0 || isNarrowed(state)
                ? rangeWords(
                    rowsBefore(shownPage, PAGE_SIZE),
                    page.count,
                    total,
                    page.isExact,
                    config.inexact,
                  )
                : `No ${config.noun.many}`
            }
            {...pager}
          />
        )}
      </FootBar>
    </div>
  )
}

/** What the API calls what is listed: `clients` of `/clients`. */
const lastWord = (page: string): string => page.slice(page.lastIndexOf('/') + 1)

interface ExportChosenProps {
  config: ListConfig
  isExporting: boolean
  onExport: StartExport
}

/** Writes what is chosen into a file. */
function ExportChosen({ config, isExporting, onExport }: ExportChosenProps) {
  return (
    <ExportMenu config={config} onExport={onExport}>
      {(onPress) => (
        <Button icon={<Download />} isPending={isExporting} onPress={onPress}>
          <span>
            Export<span className="max-sm:sr-only"> selected</span>
          </span>
        </Button>
      )}
    </ExportMenu>
  )
}

'use client'

import { type ReactNode, useRef } from 'react'
import { Button } from 'react-aria-components'
import { totalWords } from '@/lib/text/words'
import { countOf, type Selection } from '../selection/selection'
import type { ExportJob } from '../state/useExport'
import { ExportProgress } from './ExportProgress'

interface Props {
  selection: Selection
  total: number
  isExact: boolean
  /** True while how many match is still on its way. */
  isStale: boolean
  /** True where all that match are chosen. */
  isWhole: boolean
  /** Before a total that was not counted to its end. */
  inexact: string | undefined
  onSelectAll: () => void
  onClear: () => void
  /** What can be done with the chosen records. */
  actions?: ReactNode
  exporting: { job: ExportJob | null; cancel: () => void; retry: () => void }
  /** Turns the pages. */
  children: ReactNode
}

/** The foot of a list: what is chosen and what can be done with it, and the way to other pages. */
export function FootBar(props: Props) {
  const { selection, total, isExact, isStale, isWhole, inexact } = props
  const { onSelectAll, onClear, actions, exporting } = props
  const clearButton = useRef<HTMLButtonElement>(null)
  const count = countOf(selection)
  const isAll = selection.kind === 'all' && selection.except.size === 0
  const isExactCount = selection.kind === 'some' || selection.isExact
  return (
    <div data-foot className="sticks bottom-0 z-10 border-rule border-t bg-sheet">
      <div className="print:hidden">
        {exporting.job && <ExportProgress {...exporting} job={exporting.job} />}
      </div>
      <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1.5 rail:px-5">
        <p role="status" className="font-medium print:hidden">
          {count > 0 &&
            `${isAll ? 'All ' : ''}${totalWords(count, isExactCount, inexact)} selected`}
        </p>
        {count > 0 && (
          <>
            {!isAll && (isStale || !isWhole) && (
              <Button
                isDisabled={isStale}
                onPress={() => {
                  onSelectAll()
                  // This button goes away: the focus stays in the bar.
                  clearButton.current?.focus()
                }}
                className="h-control cursor-default rounded-control px-2 font-medium text-accent hover:bg-accent-wash data-disabled:text-ink-3"
              >
                {isStale ? (
                  'Counting what matches'
                ) : (
                  <>
                    Select all {totalWords(total, isExact, inexact)}
                    <span className="max-sm:sr-only"> that match</span>
                  </>
                )}
              </Button>
            )}
            <Button
              ref={clearButton}
              onPress={onClear}
              className="h-control cursor-default rounded-control px-2 text-ink-2 hover:bg-sunk hover:text-ink"
            >
              Clear<span className="sr-only"> selection</span>
            </Button>
            <div className="contents print:hidden">{actions}</div>
          </>
        )}
        <div className="ml-auto">{props.children}</div>
      </div>
    </div>
  )
}

'use client'

import { ProgressBar } from 'react-aria-components'
import { Button } from '@/components/ui/button/Button'
import { cn } from '@/components/ui/cn'
import { totalWords } from '@/lib/text/words'
import type { ExportJob } from '../state/useExport'

interface Props {
  job: ExportJob
  cancel: () => void
  retry: () => void
}

/** How far an export has come; after a fault it goes on from there. */
export function ExportProgress({ job, cancel, retry }: Props) {
  const { rows, total, fault } = job
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-b px-4 py-1.5 rail:px-5">
      <ProgressBar
        aria-label="Export"
        value={rows}
        maxValue={Math.max(1, total ?? 0)}
        isIndeterminate={total === null}
        className="flex min-w-60 flex-1 items-center gap-4"
      >
        {({ percentage = 0 }) => (
          <>
            <span className={fault ? 'text-red' : 'whitespace-nowrap'} role="status">
              {fault
                ? `The export stopped after ${totalWords(rows, true)} rows. ${fault.title}.`
                : total === null
                  ? `Exporting: ${totalWords(rows, true)} rows so far`
                  : `Exporting ${totalWords(rows, true)} of ${totalWords(total, true)}`}
            </span>
            <span className="h-1 min-w-16 flex-1 overflow-hidden rounded-full bg-rule">
              <span
                className={cn(
                  'block h-full bg-accent transition-[width]',
                  total === null && 'w-full motion-safe:animate-pulse',
                )}
                style={total === null ? undefined : { width: `${percentage}%` }}
              />
            </span>
          </>
        )}
      </ProgressBar>
      {fault && <Button onPress={retry}>Retry</Button>}
      <Button variant="quiet" onPress={cancel}>
        Cancel
      </Button>
    </div>
  )
}

'use client'

import { faultTitle } from '@/components/api/faultWords'
import { Button } from '@/components/ui/button/Button'
import { Progress } from '@/components/ui/feedback/Progress'
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
      {fault ? (
        <p role="alert" className="min-w-60 flex-1 text-red">
          The export stopped after {totalWords(rows, true)} rows. {faultTitle(fault)}.
        </p>
      ) : (
        <Progress label="Exporting" done={rows} total={total} className="min-w-60 flex-1" />
      )}
      {fault && <Button onPress={retry}>Retry</Button>}
      <Button variant="quiet" onPress={cancel}>
        Cancel
      </Button>
    </div>
  )
}

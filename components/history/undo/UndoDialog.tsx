'use client'

import { useId } from 'react'
import { ProgressBar } from 'react-aria-components'
import { LoadFault } from '@/components/frame/LoadFault'
import { Button } from '@/components/ui/button/Button'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { TextField } from '@/components/ui/field/TextField'
import { Dialog } from '@/components/ui/overlay/Dialog'
import type { HistoryEvent } from '@/lib/console/form/history'
import { MAX_REASON } from '@/lib/http/auditReason'
import { When } from '../entry/When'
import { Whose } from '../entry/Whose'
import { StandstillNotice } from './StandstillNotice'
import { UndoPreview } from './UndoPreview'
import { useUndo, wordsOf } from './useUndo'

interface Props {
  /** Any entry of the request. */
  event: HistoryEvent
  onClose: () => void
}

/** Shows what undoing a request would set back, and does it as new changes. */
export function UndoDialog({ event, onClose }: Props) {
  const formId = useId()
  const undo = useUndo(event.request_id, onClose)
  const { preview, chosen, running } = undo
  const isRunning = running !== null
  return (
    <Dialog
      isOpen
      size="large"
      title="Undo this request"
      isDismissable={!isRunning}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      description={
        <>
          <Whose event={event} />, <When at={event.at} />. Everything that it changed goes back to
          what it was before; the history keeps both.
        </>
      }
      footnote={
        running ? (
          <Progress {...running} />
        ) : (
          preview.data && (chosen.length > 0 ? wordsOf(chosen) : 'Nothing to set back')
        )
      }
      actions={
        <>
          {isRunning ? (
            <Button onPress={undo.stop}>Stop</Button>
          ) : (
            <Button onPress={onClose}>Cancel</Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isRunning}
            isDisabled={chosen.length === 0 || preview.isFetching}
          >
            Undo
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(submitted) => {
          submitted.preventDefault()
          if (!isRunning && chosen.length > 0) undo.run()
        }}
      >
        {undo.standstill && <StandstillNotice standstill={undo.standstill} />}
        {preview.isPending ? (
          <PreviewSkeleton />
        ) : preview.data ? (
          <>
            {preview.data.records.length > 0 && (
              <TextField
                label="Reason"
                description="Kept with each change in the history."
                value={undo.reason}
                onChange={undo.setReason}
                maxLength={MAX_REASON}
              />
            )}
            <UndoPreview plan={preview.data} ticked={undo.ticked} onTick={undo.tick} />
          </>
        ) : (
          <LoadFault
            title="What to undo could not be loaded"
            fault={preview.error}
            isRetrying={preview.isFetching}
            onRetry={preview.refetch}
          />
        )}
      </form>
    </Dialog>
  )
}

function Progress({ done, total }: { done: number; total: number }) {
  return (
    <ProgressBar aria-label="Undo" value={done} maxValue={Math.max(1, total)}>
      {({ percentage = 0 }) => (
        <span className="flex items-center gap-3" role="status">
          {done} of {total} records
          <span className="h-1 w-32 overflow-hidden rounded-full bg-rule">
            <span
              className="block h-full bg-accent transition-[width]"
              style={{ width: `${percentage}%` }}
            />
          </span>
        </span>
      )}
    </ProgressBar>
  )
}

function PreviewSkeleton() {
  return (
    <div role="status" aria-label="Reading what changed since" className="flex flex-col gap-5 py-2">
      <Skeleton className="w-1/2" />
      <Skeleton className="w-3/4" />
      <Skeleton className="w-2/3" />
    </div>
  )
}

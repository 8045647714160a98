'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import {
  type ChangedRecord,
  recordsOf,
  recordsWords,
  recordWords,
} from '@/components/form/model/changedRecord'
import { requestKey } from '@/components/form/model/history'
import { AllowanceNotice } from '@/components/page/AllowanceNotice'
import { Awaiting } from '@/components/page/Awaiting'
import { LoadFault } from '@/components/page/LoadFault'
import { Button } from '@/components/ui/button/Button'
import { StopButton } from '@/components/ui/button/StopButton'
import { Progress } from '@/components/ui/feedback/Progress'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { Choices } from '@/components/ui/field/Choices'
import { TextField } from '@/components/ui/field/TextField'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { MAX_REASON } from '@/lib/text/auditReason'
import { When } from '../entry/When'
import { Whose } from '../entry/Whose'
import { readRequest } from '../events'
import { StandstillNotice } from './StandstillNotice'
import { UndoPreview } from './UndoPreview'
import { useUndo, wordsOf } from './useUndo'

interface Props {
  /** An entry of the request. */
  event: ChangedRecord
  /** What it undoes at first: the request's change of the entry's record alone, or all of it. */
  offers: 'record' | 'request'
  onClose: () => void
}

/** Shows what undoing a request would set back, and does it as new changes. */
export function UndoDialog({ event, offers, onClose }: Props) {
  const formId = useId()
  const [scope, setScope] = useState(offers)
  const undo = useUndo(event, scope === 'record' ? event : null, onClose)
  const { preview, plan, queryKey, chosen, running } = undo
  const isRunning = running !== null
  return (
    <Dialog
      name="undo"
      isOpen
      size="large"
      title={scope === 'record' ? 'Undo this change' : 'Undo this request'}
      isDismissable={!isRunning}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      description={
        <>
          <Whose event={event} />, <When at={event.at} />. What it changed goes back to what it was
          before; the history keeps both.
        </>
      }
      footnote={
        running ? (
          <Progress label="Setting back" {...running} className="w-60" />
        ) : (
          plan && chosen.length === 0 && 'Nothing to set back'
        )
      }
      actions={
        <>
          {isRunning ? (
            <StopButton onPress={undo.stop}>Stop</StopButton>
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
            {chosen.length > 0 ? `Undo ${wordsOf(chosen)}` : 'Undo'}
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
        {offers === 'record' && (
          <ScopeChoice event={event} value={scope} onChange={setScope} isDisabled={isRunning} />
        )}
        {preview.isFetching && <AllowanceNotice />}
        {undo.standstill && (
          <StandstillNotice
            standstill={undo.standstill}
            isReadAnew={plan !== undefined && !preview.isFetching}
          />
        )}
        {preview.isPending ? (
          <Awaiting queryKey={queryKey} what="what changed since">
            <PreviewSkeleton />
          </Awaiting>
        ) : preview.error ? (
          <LoadFault
            title="What to undo could not be loaded"
            fault={preview.error}
            isRetrying={preview.isFetching}
            onRetry={preview.refetch}
          />
        ) : (
          plan && (
            <>
              {plan.records.length > 0 && (
                <TextField
                  label="Reason"
                  description="Kept with each change in the history."
                  value={undo.reason}
                  onChange={undo.setReason}
                  maxLength={MAX_REASON}
                />
              )}
              <UndoPreview plan={plan} ticked={undo.ticked} onTick={undo.tick} />
            </>
          )
        )}
      </form>
    </Dialog>
  )
}

/** Of a request that changed other records too: whether those go back with this one. */
function ScopeChoice({
  event,
  value,
  onChange,
  isDisabled,
}: {
  event: ChangedRecord
  value: Props['offers']
  onChange: (scope: Props['offers']) => void
  isDisabled: boolean
}) {
  const { data: newest } = useQuery({
    queryKey: ['undo', requestKey(event), 'records'],
    queryFn: async ({ signal }) => (await readRequest(event, signal)) ?? null,
  })
  if (!newest || recordsOf(newest) < 2) return null
  return (
    <Choices
      label="What to undo"
      value={value}
      onChange={(scope) => onChange(scope as Props['offers'])}
      isDisabled={isDisabled}
      options={[
        { value: 'record', label: `Only ${recordWords(event)}` },
        {
          value: 'request',
          label: `The whole request: ${recordsWords(newest)}`,
          description: 'Everything else that it changed goes back as well.',
        },
      ]}
    />
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

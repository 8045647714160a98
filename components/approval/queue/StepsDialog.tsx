'use client'

import { useMemo, useState } from 'react'
import { ReasonField } from '@/components/form/ReasonField'
import { useReason } from '@/components/form/useReason'
import type { SelectionTools } from '@/components/list/RecordList'
import { useReportWhile } from '@/components/list/selection/useReportWhile'
import { SaveKeyButton } from '@/components/page/SaveKeyButton'
import { LookedAgain } from '@/components/payment/LookedAgain'
import { keyOfMany } from '@/components/payment/paymentQueries'
import { useChangesOfMany } from '@/components/payment/useChangesOfMany'
import { useConfirmations } from '@/components/payment/useConfirmations'
import { useLookAgain } from '@/components/payment/useLookAgain'
import { Button } from '@/components/ui/button/Button'
import { StopButton } from '@/components/ui/button/StopButton'
import { Progress } from '@/components/ui/feedback/Progress'
import { tellWritten } from '@/components/ui/feedback/tell'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { approval } from '@/lib/resources'
import { counted } from '@/lib/text/words'
import { dollars } from '../payment'
import { doneWords, effectOnMany, IN_BATCH, type Status } from '../status'
import { BeforePaying } from './BeforePaying'
import { PaymentTable } from './PaymentTable'
import { RefusedTable } from './RefusedTable'
import { creditWords, type QueueRow, sumOf } from './rows'
import type { Refused } from './run'
import { useClients } from './useClients'
import { useDoubtful } from './useDoubtful'
import { paidBeforeKey, usePaidBefore } from './usePaidBefore'
import { useSteps } from './useSteps'
import { useUncounted } from './useUncounted'

interface Props {
  to: Status
  chosen: readonly QueueRow[]
  tools: SelectionTools
  onWriting: (isWriting: boolean) => void
  onClose: () => void
}

/** What is asked about so many approvals. */
const QUESTIONS: Readonly<Partial<Record<Status, (many: string) => string>>> = {
  batch: (many) => `Move ${many} to batch`,
  rejected: (many) => `Reject ${many}`,
  cancelled: (many) => `Cancel ${many}`,
}

const NONE: readonly never[] = []

/** What became of those that did not take the step, as far as that is known. */
function leftWords(refused: readonly Refused[]): string {
  const open = refused.filter(({ isOutcomeUnknown }) => isOutcomeUnknown).length
  const left = refused.length - open
  const those = left === 1 ? 'it is and stays' : 'they are and stay'
  const told =
    left > 0 && `${counted(left, 'approval was', 'approvals were')} left as ${those} selected.`
  const asked =
    open > 0 &&
    `Of ${counted(open, 'approval')} no answer came: look at ${open === 1 ? 'it' : 'each'} before you do this again.`
  return [told, asked].filter(Boolean).join(' ')
}

/** A last look at a step with many approvals, how far it has come, and what was refused. */
export function StepsDialog({ to, chosen, tools, onWriting, onClose }: Props) {
  // What was looked at when the dialog opened, whatever the list reads meanwhile.
  const [rows] = useState(() => chosen.filter(({ status }) => status !== to))
  const [left] = useState(chosen.length - rows.length)
  const { reason, setReason, reasonNow } = useReason()
  const { done, outcome, run, cancel } = useSteps(rows, to)
  const past = doneWords(to)
  const question = QUESTIONS[to]?.(counted(rows.length, 'approval')) ?? ''
  const isRunning = done !== null && !outcome
  useReportWhile(isRunning, onWriting)
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const isPaying = to === IN_BATCH
  const paid = isPaying ? ids : NONE
  const lately = useChangesOfMany(approval, paid)
  const uncounted = useUncounted(rows)
  const before = usePaidBefore(paid)
  const confirmed = useConfirmations(approval, paid)
  const clients = useClients(paid)
  const doubtful = useDoubtful(isPaying ? rows : NONE)
  const credits = creditWords(rows)
  const leaving = rows.filter(({ status }) => status === IN_BATCH).length
  const { isLooking, isOtherwise, isAsTold } = useLookAgain(
    keyOfMany(approval, ids),
    paidBeforeKey(ids),
  )

  async function confirm() {
    if (isPaying && !(await isAsTold())) return
    const { done: worked, refused } = await run(reasonNow())
    tools.set({ kind: 'some', ids: new Set(refused.map(({ row }) => row.id)) })
    if (refused.length > 0) return
    const [proof, ...others] = worked
    if (proof) tellWritten([proof, ...others], `${counted(worked.length, 'approval')} ${past}`)
    onClose()
  }

  if (outcome) {
    return (
      <Dialog
        name="steps-done"
        size="large"
        isOpen
        onOpenChange={onClose}
        title={`${outcome.done.length} of ${rows.length} ${past}`}
        description={leftWords(outcome.refused)}
        actions={
          <Button variant="primary" onPress={onClose}>
            Close
          </Button>
        }
      >
        <RefusedTable refused={outcome.refused} />
      </Dialog>
    )
  }
  return (
    <Dialog
      name="steps"
      size="large"
      isOpen
      isDismissable={!isRunning}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${question}?`}
      description={
        <>
          {effectOnMany(to, leaving)} Their lines come to <strong>{dollars(sumOf(rows))}</strong>
          {credits && <strong>, {credits}</strong>}.
        </>
      }
      actions={
        isRunning ? (
          <StopButton onPress={cancel}>Stop</StopButton>
        ) : (
          <>
            <Button onPress={onClose}>Back to the list</Button>
            <SaveKeyButton
              variant={isPaying ? 'primary' : 'danger'}
              // Who pays is told first of bank details that were changed, of what was entered before, and of
              // what no sum has.
              isDisabled={rows.length === 0}
              isPending={
                isLooking ||
                [lately, uncounted, before, confirmed, clients, doubtful].some(
                  ({ isReading }) => isReading,
                )
              }
              onPress={confirm}
            >
              {question}
            </SaveKeyButton>
          </>
        )
      }
    >
      {isRunning && <Progress label="Working" done={done} total={rows.length} />}
      {isOtherwise && !isRunning && <LookedAgain />}
      {isPaying && !isRunning && (
        <BeforePaying {...{ rows, lately, uncounted, before, confirmed, clients, doubtful }} />
      )}
      {left > 0 && (
        <p className="mb-4 text-ink-2">
          {counted(left, 'other is', 'others are')} {past} already and{' '}
          {left === 1 ? 'stays as it is' : 'stay as they are'}.
        </p>
      )}
      {/* Behind the rows it would be out of sight. */}
      {!isRunning && (
        <div className="mb-4">
          <ReasonField beside="each of these steps" value={reason} onChange={setReason} />
        </div>
      )}
      <PaymentTable
        rows={rows}
        changes={lately.changes}
        uncounted={uncounted.amounts}
        before={before.shared}
        confirmed={confirmed.byId}
        clients={clients.byId}
        doubtful={doubtful.byId}
      />
    </Dialog>
  )
}

'use client'

import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ChangeTable } from '@/components/form/dialogs/ChangeTable'
import { duplicatesKey } from '@/components/form/duplicates/duplicatesQuery'
import { useFormModel, useTally } from '@/components/form/model/formContext'
import { useSettled } from '@/components/form/model/lookUps'
import { type Merged, metWords } from '@/components/form/model/saveWords'
import { ReasonField } from '@/components/form/ReasonField'
import { useReason } from '@/components/form/useReason'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { SaveKeyButton } from '@/components/page/SaveKeyButton'
import { LookedAgain } from '@/components/payment/LookedAgain'
import { NewPayers } from '@/components/payment/NewPayers'
import { PaymentChanges } from '@/components/payment/PaymentChanges'
import { paymentChangesKey } from '@/components/payment/paymentQueries'
import { useLookAgain } from '@/components/payment/useLookAgain'
import { useOpenRecordId } from '@/components/record/openRecord'
import { Button } from '@/components/ui/button/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { useOnceGone } from '@/components/ui/overlay/useOnceGone'
import { approval } from '@/lib/resources'
import { counted } from '@/lib/text/words'
import { payeeNamesKey } from '../payeeNames'
import { CHECKED, isSamePayee } from '../payment'
import { CHANGE_IN_BATCH, IN_BATCH, STATUS, type StatusStep } from '../status'
import { ConfirmedBefore } from './ConfirmedBefore'
import { PaidBefore } from './PaidBefore'
import { PaymentSummary } from './PaymentSummary'

interface Props {
  step: StatusStep
  /** True once the record is found to be held by another: the form says by whom. */
  isReadOnly: boolean
  /** What others had saved before this step could be, which is why it is asked about once more. */
  met: Merged | null
  /** Why, as far as the person has said before. */
  given: string
  onSave: (reason: string) => void
  /** Not now: the status goes back to what it was. */
  onBack: () => void
}

/** A last look before a step that pays or ends something: what it does, and all that it saves. */
export function StepDialog({ step, isReadOnly, met, given, onSave, onBack }: Props) {
  const model = useFormModel()
  const id = useOpenRecordId()
  const { changed, faulty } = useTally()
  const { reason, setReason, reasonNow } = useReason(given)
  const isPaying = step.to === IN_BATCH
  const { isLooking, isOtherwise, isAsTold } = useLookAgain(
    paymentChangesKey,
    duplicatesKey,
    payeeNamesKey,
  )
  async function save() {
    if (isPaying && !(await isAsTold())) return
    onSave(reasonNow())
  }
  // A name that was typed may be somebody's: who is paid is shown as it is sent.
  const { isSettled, unsure, fault, retry } = useSettled(model.lookUps)
  const { onceGone, onGone } = useOnceGone()
  function goTo(column: string) {
    onBack()
    onceGone(() => model.reveal(column))
  }
  const onUnsure = useEffectEvent(goTo)
  // What it may mean is said in the form, which the dialog covers.
  useEffect(() => {
    if (unsure) onUnsure(unsure.column)
  }, [unsure])
  // Who pays is told first of bank details that were changed, of what was entered before, and of whom.
  const isFetching = useIsFetching({ queryKey: paymentChangesKey }) > 0
  const isComparing = useIsFetching({ queryKey: duplicatesKey }) > 0
  const isNaming = useIsFetching({ queryKey: payeeNamesKey }) > 0
  const isReading = isLooking || (isPaying && (isFetching || isComparing || isNaming))
  const isAwaited = !isSettled || isReading
  const changes = model.changes()
  // A status that was chosen in its field is not saved where another step is taken instead.
  const saved = changes.filter(({ field, to }) => field.name !== STATUS || to === step.to)
  const isStep = step !== CHANGE_IN_BATCH
  const others = isStep ? saved.filter(({ field }) => field.name !== STATUS).length : 0
  const isDanger = step.to === 'rejected' || step.to === 'cancelled'
  const isUnchecked = model.form.getValues(CHECKED) !== 'yes'
  const isCheckedBefore =
    !isUnchecked && !changed.has(CHECKED) && !isSamePayee(model.base.get(), model.form.getValues())
  return (
    <Dialog
      name="step"
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onBack()}
      onGone={onGone}
      title={`${step.label}?`}
      description={
        others > 0
          ? `${step.effect} ${counted(others, 'other change')} of yours ${others === 1 ? 'is' : 'are'} saved with it.`
          : step.effect
      }
      footnote={
        isReadOnly
          ? 'The lock of this approval could not be had: the form says why.'
          : !isSettled && !fault
            ? 'Looking up what was typed'
            : isReading
              ? 'Looking for changed bank details, and for duplicates'
              : faulty.size > 0
                ? `${faulty.size} to mend before saving`
                : undefined
      }
      actions={
        <>
          <Button onPress={onBack}>Back to the form</Button>
          <SaveKeyButton
            variant={isDanger ? 'danger' : 'primary'}
            isDisabled={isReadOnly || fault !== null}
            isPending={isAwaited && !fault}
            onPress={save}
          >
            {step.label}
          </SaveKeyButton>
        </>
      }
    >
      {met && (
        <p role="alert" className="mb-4 text-amber">
          {metWords(met)}
        </p>
      )}
      {fault && (
        <ProblemBanner
          title="What was typed could not be looked up"
          fault={fault}
          action={<Button onPress={retry}>Retry</Button>}
        />
      )}
      {isOtherwise && <LookedAgain />}
      {isPaying && (
        <div className="mb-4 flex flex-col gap-2 empty:hidden">
          <PaymentChanges resource={approval} id={id} />
          <NewPayers resource={approval} changes={changes} />
          <PaymentSummary />
          <PaidBefore id={id} />
          {isUnchecked && (
            <p className="text-amber">
              Nobody has confirmed that the account to be paid is correct (Bank details correct).
            </p>
          )}
          {!isUnchecked && !changed.has(CHECKED) && <ConfirmedBefore id={id} />}
          {isCheckedBefore && (
            <p className="text-amber">
              The account to be paid was confirmed (Bank details correct) before the payee was
              changed.
            </p>
          )}
        </div>
      )}
      <div className="mb-4">
        <ReasonField beside="this step" value={reason} onChange={setReason} />
      </div>
      {saved.length > 0 && (
        <ChangeTable
          changes={saved}
          faulty={faulty}
          onGo={goTo}
          onUndo={(values) => {
            model.put(values)
            if (STATUS in values) onBack()
          }}
        />
      )}
    </Dialog>
  )
}

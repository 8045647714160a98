'use client'

import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import type { FormLook } from '../look'
import { useFormModel, useTally } from '../model/context'
import type { ShownRequest } from '../model/requestText'
import { counted } from '../model/words'
import type { useLeaveGuard } from '../saving/useLeaveGuard'
import type { MergeQuestion } from '../saving/useMerge'
import { LeaveDialog } from './LeaveDialog'
import { MergeDialog } from './MergeDialog'
import { RequestDialog } from './RequestDialog'
import { ReviewDialog } from './ReviewDialog'

/** Which dialog stands over the form by the person's own wish. */
export type OpenDialog = 'review' | 'asked' | 'discard' | ShownRequest | null

interface Props {
  open: OpenDialog
  onOpen: (open: OpenDialog) => void
  question: MergeQuestion | null
  guard: ReturnType<typeof useLeaveGuard>
  onSave: () => void
  /** Why, as far as the person has said. */
  reason: string
  onReason: (reason: string) => void
  onDiscard: () => void
  review?: FormLook['review']
}

/** A dialog gives the focus back when it has gone; only then may a field take it. */
const GONE = 200

/** Everything that may stand over the form. */
export function FormDialogs(props: Props) {
  const { open, onOpen, question, guard, onSave, reason, onReason, onDiscard, review } = props
  const model = useFormModel()
  const { changed } = useTally()
  const close = () => onOpen(null)
  return (
    <>
      <ReviewDialog
        isOpen={open === 'review'}
        look={review}
        onOpenChange={close}
        reason={reason}
        onReason={onReason}
        onSave={onSave}
        onGo={(column) => {
          close()
          setTimeout(() => model.reveal(column), GONE)
        }}
      />
      <AlertDialog
        isOpen={open === 'discard'}
        onOpenChange={close}
        title={`Discard ${counted(changed.size, 'change')}?`}
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={onDiscard}
      >
        Every field goes back to what the record holds. This cannot be undone.
      </AlertDialog>
      <RequestDialog request={typeof open === 'string' ? null : open} onClose={close} />
      {question && <MergeDialog question={question} resource={model.resource} />}
      <LeaveDialog
        isOpen={guard.isAsking}
        count={changed.size}
        onStay={guard.stay}
        onLeave={guard.leave}
        onDiscard={() => {
          onDiscard()
          guard.leave()
        }}
      />
    </>
  )
}

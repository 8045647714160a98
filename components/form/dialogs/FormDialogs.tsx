'use client'

import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import { useOnceGone } from '@/components/ui/overlay/useOnceGone'
import { counted } from '@/lib/text/words'
import type { FormLook } from '../look'
import { useFormModel, useTally } from '../model/formContext'
import type { FormWork } from '../saving/useFormWork'
import { LeaveDialog } from './LeaveDialog'
import { MergeDialog } from './MergeDialog'
import { RequestDialog } from './RequestDialog'
import { ReviewDialog } from './ReviewDialog'

interface Props {
  work: FormWork
  review?: FormLook['review']
}

/** Everything that may stand over the form. */
export function FormDialogs({ work, review }: Props) {
  const { open, question, guard } = work
  const model = useFormModel()
  const { changed } = useTally()
  const close = () => work.setOpen(null)
  const { onceGone, onGone } = useOnceGone()
  return (
    <>
      <ReviewDialog
        isOpen={open === 'review'}
        look={review}
        onOpenChange={close}
        reason={work.reason}
        onReason={work.setReason}
        onSave={work.askToSave}
        onGo={(column) => {
          close()
          onceGone(() => model.reveal(column))
        }}
        onGone={onGone}
      />
      <AlertDialog
        name="discard"
        isOpen={open === 'discard'}
        onOpenChange={close}
        title={`Discard ${counted(changed.size, 'change')}?`}
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={work.discard}
      >
        Every field goes back to what the record holds. This cannot be undone.
      </AlertDialog>
      <RequestDialog request={typeof open === 'string' ? null : open} onClose={close} />
      {question && <MergeDialog question={question} resource={model.resource} />}
      <LeaveDialog
        isOpen={guard.isAsking}
        count={changed.size}
        isSaving={work.saving.isSaving}
        isLasting={work.isDraftLasting}
        onStay={guard.stay}
        onLeave={guard.leave}
        onDiscard={() => {
          work.discard()
          guard.leave()
        }}
      />
    </>
  )
}

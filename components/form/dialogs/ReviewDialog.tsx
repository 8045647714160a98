'use client'

import { SaveKeyButton } from '@/components/page/SaveKeyButton'
import { Button } from '@/components/ui/button/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { counted } from '@/lib/text/words'
import type { FormLook } from '../look'
import { useFormModel, useTally } from '../model/formContext'
import { ReasonField } from '../ReasonField'
import { ChangeTable } from './ChangeTable'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  reason: string
  onReason: (reason: string) => void
  onSave: () => void
  /** A field was chosen, to be looked at in the form. */
  onGo: (column: string) => void
  /** Called once it is drawn no more. */
  onGone: () => void
  look?: FormLook['review']
}

const ONLY_THESE = 'Only these fields are sent. Nothing else of the record is touched.'

/** Before and after of each change, and why, before they are saved. */
export function ReviewDialog(props: Props) {
  const { isOpen, onOpenChange, reason, onReason, onSave, onGo, onGone, look } = props
  const model = useFormModel()
  const { changed, faulty } = useTally()
  const isShown = isOpen && changed.size > 0
  const changes = isShown ? model.changes() : []
  return (
    <Dialog
      name="review"
      size="large"
      isOpen={isShown}
      onOpenChange={onOpenChange}
      onGone={onGone}
      title={`Review ${counted(changed.size, 'change')}`}
      description={look?.description ?? ONLY_THESE}
      footnote={faulty.size > 0 ? `${faulty.size} to mend before saving` : undefined}
      actions={
        <>
          <Button onPress={() => onOpenChange(false)}>Back to the form</Button>
          <SaveKeyButton variant="primary" isDisabled={!isShown} onPress={onSave}>
            Save {counted(changed.size, 'change')}
          </SaveKeyButton>
        </>
      }
    >
      {/* Behind many changes it would be out of sight, or they would be. */}
      <div className="mb-4">
        <ReasonField beside="these changes" value={reason} onChange={onReason} />
      </div>
      <ChangeTable
        changes={changes}
        faulty={faulty}
        onGo={onGo}
        onUndo={(values) => model.put(values)}
      />
      {look?.more && <look.more changes={changes} />}
    </Dialog>
  )
}

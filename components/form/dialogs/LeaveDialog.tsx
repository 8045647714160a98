'use client'

import { DRAFT_DAYS } from '@/components/state/ofPerson'
import { Button } from '@/components/ui/button/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { counted } from '@/lib/text/words'

interface Props {
  isOpen: boolean
  count: number
  /** True while a save is on its way, which nothing here takes back. */
  isSaving: boolean
  onStay: () => void
  onLeave: () => void
  onDiscard: () => void
}

/** Asks before unsaved changes are left behind; leaving keeps them as a draft. */
export function LeaveDialog({ isOpen, count, isSaving, onStay, onLeave, onDiscard }: Props) {
  return (
    <Dialog
      name="leave"
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onStay()}
      title={isSaving ? 'A save is on its way' : `Leave with ${counted(count, 'unsaved change')}?`}
      actions={
        <>
          <Button autoFocus onPress={onStay}>
            Stay
          </Button>
          {!isSaving && (
            <Button variant="danger" onPress={onDiscard}>
              Discard and leave
            </Button>
          )}
          <Button variant="primary" onPress={onLeave}>
            {isSaving ? 'Leave now' : 'Leave, keep draft'}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {isSaving
          ? 'The page is left as soon as it is done. If you leave now, it may be written nevertheless.'
          : `A draft stays on this device and is offered when you open the record again. It is gone once you sign out, or after ${DRAFT_DAYS} days.`}
      </p>
    </Dialog>
  )
}

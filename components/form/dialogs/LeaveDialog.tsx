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
  /** Whether a draft outlives the page. */
  isLasting: boolean
  onStay: () => void
  onLeave: () => void
  onDiscard: () => void
}

/** What becomes of unsaved changes that are left behind. */
const KEPT = {
  label: 'Leave, keep draft',
  words: `A draft stays on this device and is offered when you open the record again. It is gone once you sign out, or after ${DRAFT_DAYS} days.`,
}
const FOR_NOW = {
  label: 'Leave for now',
  words:
    'This browser keeps no draft: what it may store is full, or it stores nothing. You are offered your changes when you open the record again, but they are gone once this page is loaded anew or closed.',
}

/** Asks before unsaved changes are left behind; leaving keeps them as a draft. */
export function LeaveDialog(props: Props) {
  const { isOpen, count, isSaving, isLasting, onStay, onLeave, onDiscard } = props
  const keep = isLasting ? KEPT : FOR_NOW
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
            {isSaving ? 'Leave now' : keep.label}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {isSaving
          ? 'The page is left as soon as it is done. If you leave now, it may be written nevertheless.'
          : keep.words}
      </p>
    </Dialog>
  )
}

import type { UnsavedProps } from '@/components/list/editing'
import { useLeaveGuard } from '@/components/page/useLeaveGuard'
import { useStore } from '@/components/state/store'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'

/** Asks before a list is left with something that was typed in it and not saved. */
export function UnsavedGuard({ page, unsaved }: UnsavedProps) {
  const isDirty = useStore(unsaved, NONE).size > 0
  const guard = useLeaveGuard({ isDirty, scope: page, isAlone: true })
  return (
    <AlertDialog
      name="leave"
      isOpen={guard.isAsking}
      onOpenChange={(isOpen) => !isOpen && guard.stay()}
      title="Leave with a change that was not saved?"
      confirmLabel="Discard and leave"
      cancelLabel="Stay"
      tone="danger"
      onConfirm={guard.leave}
    >
      What you have typed in the list is lost.
    </AlertDialog>
  )
}

const NONE: ReadonlySet<string> = new Set()

import type { useLeaveGuard } from '@/components/form/saving/useLeaveGuard'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'

/** Asks before the page is left with something that was not saved. */
export const LeaveCellDialog = ({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) => (
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

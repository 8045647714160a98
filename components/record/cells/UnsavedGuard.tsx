import type { UnsavedProps } from '@/components/list/editing'
import { AskToLeave } from '@/components/page/AskToLeave'
import { useLeaveGuard } from '@/components/page/useLeaveGuard'
import { useStore } from '@/components/state/store'

/** Asks before a list is left with something that was typed in it and not saved. */
export function UnsavedGuard({ page, unsaved }: UnsavedProps) {
  const isDirty = useStore(unsaved, NONE).size > 0
  const guard = useLeaveGuard({ isDirty, scope: page, isAlone: true })
  return (
    <AskToLeave
      guard={guard}
      title="Leave with a change that was not saved?"
      leave="Discard and leave"
    >
      What you have typed in the list is lost.
    </AskToLeave>
  )
}

const NONE: ReadonlySet<string> = new Set()

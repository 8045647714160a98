'use client'

import { usePathname } from 'next/navigation'
import { AskToLeave } from './AskToLeave'
import { useLeaveGuard } from './useLeaveGuard'

interface Props {
  isShown: boolean
  /** What is shown, as it is called after `Leave without`. */
  what: string
  /** What can be done for want of it. */
  remedy: string
}

/**
 * Asks before a page is left, by Back or by loading it anew, that shows what can be read this one
 * time. It stands beside that and outlives it, as its guard has to put the browser's history right
 * again.
 */
export function LeaveShownOnce({ isShown, what, remedy }: Props) {
  const scope = usePathname()
  const guard = useLeaveGuard({ isDirty: isShown, scope, isAlone: true })
  return (
    <AskToLeave guard={guard} title={`Leave without ${what}?`} leave="Leave">
      It is not shown again. {remedy}
    </AskToLeave>
  )
}

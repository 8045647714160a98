'use client'

import { usePathname } from 'next/navigation'
import { AskToLeave } from '@/components/page/AskToLeave'
import { useLeaveGuard } from '@/components/page/useLeaveGuard'
import type { Noun } from '@/lib/derive/addresses'

/**
 * Asks before a list is left while many of its records are being written. It stands beside the list
 * and outlives the writing, as its guard has to put the browser's history right again.
 */
export function LeaveWhileWriting({ isWriting, noun }: { isWriting: boolean; noun: Noun }) {
  const scope = usePathname()
  const guard = useLeaveGuard({ isDirty: isWriting, scope, isAlone: true })
  const { ask, leave, lost } = isWriting
    ? {
        ask: `Leave while ${noun.many} are written?`,
        leave: 'Stop and leave',
        lost: 'What was sent stays changed. The rest is not sent, and which that is nobody says any more.',
      }
    : {
        ask: `Leave the ${noun.many}?`,
        leave: 'Leave',
        lost: 'Nothing is sent any more. What was refused is told on this page alone.',
      }
  return (
    <AskToLeave guard={guard} title={ask} leave={leave}>
      {lost}
    </AskToLeave>
  )
}

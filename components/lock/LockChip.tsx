'use client'

import { Lock, LockOpen } from 'lucide-react'
import { useTimeZone } from '@/components/time/timeZone'
import { Tag } from '@/components/ui/display/Tag'
import { lockChip } from './lockWords'
import type { RecordLock } from './useRecordLock'

interface Props {
  /** The locked record, as the API names it among locks: `approvals/88001`. */
  of: string
  lock: Pick<RecordLock, 'state' | 'mayLock'>
}

/**
 * Beside the title: who may write the record, and until when. A screen reader is told when that is
 * another, and not each time that a lock is renewed.
 */
export function LockChip({ of, lock: { state, mayLock } }: Props) {
  const zone = useTimeZone()
  const chip = zone && lockChip(state, zone, mayLock)
  if (!chip) return null
  const { words, until, tone } = chip
  const isOpen = state.status === 'free' || state.status === 'lost' || state.status === 'failed'
  return (
    <span
      className="inline-flex print:hidden"
      title={zone}
      data-lock={state.status}
      data-lock-of={of}
    >
      <Tag tone={tone} icon={isOpen ? <LockOpen aria-hidden /> : <Lock aria-hidden />}>
        <span>
          <span role="status">{words}</span>
          {until && ` until ${until}`}
        </span>
      </Tag>
    </span>
  )
}

'use client'

import { Lock, LockOpen } from 'lucide-react'
import { useTimeZone } from '@/components/time/timeZone'
import { Tag } from '@/components/ui/display/Tag'
import type { LockState } from './manager/state'
import { lockChip } from './words'

interface Props {
  /** The locked record, as the API names it among locks: `approvals/88001`. */
  of: string
  state: LockState
}

/** Beside the title: who may write the record, and until when. */
export function LockChip({ of, state }: Props) {
  const zone = useTimeZone()
  const chip = zone && lockChip(state, zone)
  if (!chip) return null
  const { words, tone } = chip
  const isOpen = state.status === 'free' || state.status === 'lost' || state.status === 'failed'
  return (
    <span
      role="status"
      className="inline-flex print:hidden"
      title={zone}
      data-lock={state.status}
      data-lock-of={of}
    >
      <Tag tone={tone} icon={isOpen ? <LockOpen aria-hidden /> : <Lock aria-hidden />}>
        {words}
      </Tag>
    </span>
  )
}

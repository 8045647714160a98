'use client'

import { TextField } from '@/components/ui/field/TextField'
import { MAX_REASON } from '@/lib/text/auditReason'

interface Props {
  /** Beside what the history keeps it: `each change`. */
  beside: string
  value: string
  onChange: (reason: string) => void
  autoFocus?: boolean
}

/** Asks why a change is made, and takes no answer too. */
export function ReasonField({ beside, ...field }: Props) {
  return (
    <TextField
      {...field}
      label="Reason (optional)"
      description={`Kept in the history beside ${beside}.`}
      className="max-w-140"
      maxLength={MAX_REASON}
    />
  )
}

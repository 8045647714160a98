'use client'

import { TextField } from '@/components/ui/field/TextField'
import { MAX_REASON } from '@/lib/text/auditReason'

interface Props {
  /** Beside what the history keeps it: `each change`. */
  beside: string
  value: string
  onChange: (reason: string) => void
  /** False where something else is looked at first. */
  autoFocus?: boolean
}

/** Asks why a change is made, and takes no answer too. A dialog opens on it, and is typed into at once. */
export function ReasonField({ beside, autoFocus = true, ...field }: Props) {
  return (
    <TextField
      {...field}
      autoFocus={autoFocus}
      label="Reason (optional)"
      description={`Kept in the history beside ${beside}.`}
      className="max-w-140"
      maxLength={MAX_REASON}
    />
  )
}

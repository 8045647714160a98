'use client'

import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'

/** What every field may carry round its control. */
export interface FieldWords {
  /** Left out where the row names the field: give `aria-labelledby` or `aria-label` then. */
  label?: ReactNode
  /** Help, always in sight. */
  description?: ReactNode
  /** Why the value does not hold; the field is marked invalid with it. */
  errorMessage?: string | null
}

/** Label above, help and reason below: they are tied to the control for screen readers. */
export function FieldFrame({
  label,
  description,
  errorMessage,
  children,
}: FieldWords & { children: ReactNode }) {
  return (
    <>
      {label && <Label className="mb-1 block w-fit font-medium text-ink-2">{label}</Label>}
      {children}
      {description && (
        <Text slot="description" className="mt-1 block text-ink-3 text-small">
          {description}
        </Text>
      )}
      <FieldError className="mt-1 block text-red text-small">{errorMessage}</FieldError>
    </>
  )
}

'use client'

import { RotateCw } from 'lucide-react'
import { Button } from './Button'

interface Props {
  /** What is done again, where several may have failed at once: `reading the amounts`. */
  what?: string
  isRetrying?: boolean | undefined
  onRetry: () => void
}

/** Beside what failed: does it again. */
export function RetryButton({ what, isRetrying, onRetry }: Props) {
  return (
    <Button
      icon={<RotateCw />}
      aria-label={what && `Retry ${what}`}
      isPending={isRetrying}
      onPress={onRetry}
    >
      Retry
    </Button>
  )
}

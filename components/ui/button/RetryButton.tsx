'use client'

import { RotateCw } from 'lucide-react'
import { Button } from './Button'

interface Props {
  isRetrying?: boolean | undefined
  onRetry: () => void
}

/** Beside what failed: does it again. */
export function RetryButton({ isRetrying, onRetry }: Props) {
  return (
    <Button icon={<RotateCw />} isPending={isRetrying} onPress={onRetry}>
      Retry
    </Button>
  )
}

'use client'

import { LockKeyhole } from 'lucide-react'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { ApiProblem } from '@/lib/console/problem'

interface Props {
  fault: Error
  /** What could not be shown: `The locks could not be loaded`. */
  title: string
  onRetry: () => void
  isRetrying: boolean
  heading?: 'h1' | 'h2'
}

/** Stands where the API refused or failed to give what a page shows. */
export function LoadFault({ fault, title, onRetry, isRetrying, heading }: Props) {
  const problem = fault instanceof ApiProblem ? fault : undefined
  if (problem?.status === 403) {
    return (
      <EmptyState heading={heading} icon={<LockKeyhole />} title="Your role does not open this">
        {problem.detail}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      heading={heading}
      title={title}
      onRetry={onRetry}
      isRetrying={isRetrying}
      requestId={problem?.requestId}
    >
      {problem?.detail || 'Something failed on the way. Try again.'}
    </ErrorState>
  )
}

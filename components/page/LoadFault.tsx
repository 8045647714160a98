'use client'

import { isCancelledError } from '@tanstack/react-query'
import { LockKeyhole, Signpost } from 'lucide-react'
import { faultWords, requestIdOf } from '@/components/api/faultWords'
import { refusedWith } from '@/components/api/problem'
import { Button } from '@/components/ui/button/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ErrorState } from '@/components/ui/feedback/ErrorState'

interface Props {
  fault: Error
  /** What could not be shown: `The locks could not be loaded`. */
  title: string
  onRetry: () => void
  isRetrying: boolean
  /** Where an address may ask for what is no more: a way to what is there. */
  startOver?: { readonly label: string; readonly onPress: () => void }
  heading?: 'h1' | 'h2'
}

/** Stands where the API refused or failed to give what a page shows. */
export function LoadFault({ fault, title, onRetry, isRetrying, startOver, heading }: Props) {
  const status = refusedWith(fault)
  if (status === 403) {
    return (
      <EmptyState heading={heading} icon={<LockKeyhole />} title="Your role does not open this">
        {faultWords(fault)}
      </EmptyState>
    )
  }
  if (isCancelledError(fault)) {
    return (
      <EmptyState
        heading={heading}
        title={title}
        action={<Button onPress={onRetry}>Ask again</Button>}
      >
        {faultWords(fault)}
      </EmptyState>
    )
  }
  // Asking for the same again would be refused again.
  if (status === 400 && startOver) {
    return (
      <EmptyState
        heading={heading}
        icon={<Signpost />}
        title="This address leads nowhere"
        action={<Button onPress={startOver.onPress}>{startOver.label}</Button>}
      >
        {faultWords(fault)}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      heading={heading}
      title={title}
      onRetry={onRetry}
      isRetrying={isRetrying}
      requestId={requestIdOf(fault)}
    >
      {faultWords(fault)}
    </ErrorState>
  )
}

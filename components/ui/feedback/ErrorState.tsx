'use client'

import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { RetryButton } from '../button/RetryButton'
import { RequestId } from './RequestId'

interface Props {
  /** What happened. */
  title: string
  /** Why, and what to do. */
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  /** Finds the call in the service's log. */
  requestId?: string | null
  /** `h1` when it is all that the page has. */
  heading?: 'h1' | 'h2'
}

/** Stands where something could not be shown: what happened, a way on, and what to quote. */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying,
  requestId,
  heading: Heading = 'h2',
}: Props) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-100 flex-col items-center px-5 py-16 text-center"
    >
      <CircleAlert aria-hidden className="mb-3 size-6 text-red" />
      <Heading className="font-semibold text-section">{title}</Heading>
      {children && <p className="mt-1 text-balance text-ink-2">{children}</p>}
      {onRetry && (
        <div className="mt-4">
          <RetryButton isRetrying={isRetrying} onRetry={onRetry} />
        </div>
      )}
      <RequestId id={requestId} className="mt-4 text-ink-3" />
    </div>
  )
}

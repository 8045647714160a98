'use client'

import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { ApiProblem } from '@/lib/console/problem'
import type { ListConfig } from './listConfig'

interface EmptyProps {
  config: ListConfig
  isNarrowed: boolean
  onClear: () => void
  /** The way to the first record, where the role allows it. */
  action?: ReactNode
}

/** Nothing to show: because nothing matches, or because there is nothing yet. */
export function NothingHere({ config, isNarrowed, onClear, action }: EmptyProps) {
  const { one, many } = config.noun
  if (!isNarrowed) {
    return (
      <EmptyState title={`There are no ${many} yet`} action={action}>
        {action ? `The first ${one} that is added appears here.` : `None has been added so far.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={`No ${one} matches`}
      action={<Button onPress={onClear}>Clear search and filters</Button>}
    >
      Look for fewer words, or take a filter away.
    </EmptyState>
  )
}

interface FaultProps {
  config: ListConfig
  fault: Error
  isRetrying: boolean
  onRetry: () => void
  /** Shows the list from its start: what a cursor that no longer holds needs. */
  onStartOver: () => void
}

/** The page could not be had: why, what to do, and what to quote. */
export function ListFault({ config, fault, isRetrying, onRetry, onStartOver }: FaultProps) {
  const problem = fault instanceof ApiProblem ? fault : null
  const isAddress = problem?.status === 400
  const mayRetry = problem?.status !== 403 && !isAddress
  return (
    <>
      <ErrorState
        title={problem?.status === 0 ? problem.title : `The ${config.noun.many} could not be read`}
        onRetry={mayRetry ? onRetry : undefined}
        isRetrying={isRetrying}
        requestId={problem?.requestId}
      >
        {problem?.detail ||
          problem?.title ||
          'Something in this page failed. Retry reads it again.'}
      </ErrorState>
      {isAddress && (
        <div className="-mt-10 flex justify-center pb-16">
          <Button onPress={onStartOver}>Start over</Button>
        </div>
      )}
    </>
  )
}

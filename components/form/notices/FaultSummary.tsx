'use client'

import { Button } from '@/components/ui/button/Button'
import { RetryButton } from '@/components/ui/button/RetryButton'
import { Banner } from '@/components/ui/feedback/Banner'
import { RequestId } from '@/components/ui/feedback/RequestId'
import type { SaveProblem } from '../saving/useSave'
import { FaultList } from './FaultList'
import { problemWords } from './problemWords'

interface Props {
  problem: SaveProblem
  onRetry: () => void
  onDismiss: () => void
}

/** Why a save did not go through: each faulty field as a way to it, and what to do about the rest. */
export function FaultSummary({ problem: saving, onRetry, onDismiss }: Props) {
  const { problem, unplaced, isOutcomeUnknown } = saving
  if (problem.status === 422 && problem.errors.length > 0) {
    return <FaultList done="saved" requestId={problem.requestId} {...{ unplaced, onDismiss }} />
  }
  const words = problemWords(problem, isOutcomeUnknown)
  return (
    <Banner
      tone="red"
      role="alert"
      action={
        <span className="flex gap-2">
          <RetryButton onRetry={onRetry} />
          <Button variant="quiet" onPress={onDismiss}>
            Dismiss
          </Button>
        </span>
      }
    >
      <p className="font-semibold">{words.title}</p>
      <p className="font-normal text-ink">{words.detail}</p>
      <RequestId id={problem.requestId} className="mt-1 text-ink-2" />
    </Banner>
  )
}

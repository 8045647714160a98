'use client'

import { Button } from '@/components/ui/button/Button'
import { RetryButton } from '@/components/ui/button/RetryButton'
import { Banner } from '@/components/ui/feedback/Banner'
import { RequestId } from '@/components/ui/feedback/RequestId'
import { counted } from '@/lib/text/words'
import { useFormModel, useTally } from '../model/formContext'
import type { SaveProblem } from '../saving/useSave'
import { problemWords } from './problemWords'

interface Props {
  problem: SaveProblem
  onRetry: () => void
  onDismiss: () => void
}

/** Why a save did not go through: each faulty field as a way to it, and what to do about the rest. */
export function FaultSummary({ problem: { problem, unplaced }, onRetry, onDismiss }: Props) {
  const { fields: all, faultOf, reveal } = useFormModel()
  const { faulty } = useTally()
  const fields = all.filter(({ column }) => faulty.has(column))
  const isFaults = problem.status === 422 && (fields.length > 0 || unplaced.length > 0)
  const words = problemWords(problem)
  if (
    problem.status === 422 &&
    problem.errors.length > 0 &&
    fields.length + unplaced.length === 0
  ) {
    return null
  }
  return (
    <Banner
      tone="red"
      role="alert"
      action={
        <span className="flex gap-2">
          {!isFaults && <RetryButton onRetry={onRetry} />}
          <Button variant="quiet" onPress={onDismiss}>
            Dismiss
          </Button>
        </span>
      }
    >
      <p className="font-semibold">
        {isFaults
          ? `Nothing was saved: ${counted(fields.length + unplaced.length, 'field')} to mend`
          : words.title}
      </p>
      {!isFaults && <p className="font-normal text-ink">{words.detail}</p>}
      {isFaults && (
        <ul className="font-normal text-ink">
          {fields.map((field) => (
            <li key={field.column}>
              <button
                type="button"
                className="rounded-tag text-left font-medium underline underline-offset-2"
                onClick={() => reveal(field.column)}
              >
                {field.label}
              </button>
              : {faultOf(field.column)}
            </li>
          ))}
          {unplaced.map(({ pointer, message }) => (
            <li key={pointer}>
              <code className="font-mono text-small">{pointer || '/'}</code>: {message}
            </li>
          ))}
        </ul>
      )}
      <RequestId id={problem.requestId} className="mt-1 text-ink-2" />
    </Banner>
  )
}

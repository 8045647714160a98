'use client'

import { faultTitle, faultWords, requestIdOf } from '@/components/api/faultWords'
import { ApiProblem, isOutcomeUnknown } from '@/components/api/problem'
import { Banner } from '@/components/ui/feedback/Banner'
import { counted } from '@/lib/text/words'
import type { Standstill } from './useUndo'

interface Props {
  standstill: Standstill
  /** Whether the preview lists what is left by now. */
  isReadAnew: boolean
}

/** Why an undo stands still, what of it is done, and what to do now. */
export function StandstillNotice({ standstill, isReadAnew }: Props) {
  const { kind, problem, subject, done } = standstill
  const isLastUnknown = problem !== null && isOutcomeUnknown(problem)
  // A call without an answer may have been carried out: only the preview, read anew, knows.
  const soFar = standstill.isOutcomeUnknown
    ? `What came of ${isLastUnknown ? 'the last call' : 'a call before'} is not known.${isReadAnew && kind !== 'stale' ? ' The preview has been read anew and lists what is left.' : ''}`
    : done > 0
      ? `${counted(done, 'record is', 'records are')} set back already and no longer listed.`
      : 'Nothing has been set back.'
  if (kind === 'stopped') return <Banner tone="blue">Stopped. {soFar}</Banner>
  if (kind === 'stale') {
    return (
      <Banner tone="amber" role="alert">
        {standstill.isOutcomeUnknown
          ? 'A record was changed meanwhile, by somebody or by the call before'
          : 'Somebody changed a record meanwhile'}
        <span className="block font-normal">
          {soFar}
          {isReadAnew && ' The preview has been read anew: look at it again, then undo.'}
        </span>
      </Banner>
    )
  }
  const title = problem && faultTitle(problem)
  const words = problem && faultWords(problem)
  const first = problem instanceof ApiProblem ? problem.errors[0] : undefined
  const requestId = problem && requestIdOf(problem)
  return (
    <Banner tone="red" role="alert">
      {subject ? `${subject}: ${title}` : title}
      <span className="block font-normal">
        {first?.message ?? words} {soFar}
      </span>
      {requestId && (
        <span className="block font-normal text-small">
          Request <code className="select-all font-mono">{requestId}</code>
        </span>
      )}
    </Banner>
  )
}

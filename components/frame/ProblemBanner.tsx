'use client'

import { Banner } from '@/components/ui/feedback/Banner'
import { ApiProblem } from '@/lib/console/problem'

/** What the API answered to something that a person just tried: what, why, and what to quote. */
export function ProblemBanner({ fault }: { fault: Error }) {
  const problem = fault instanceof ApiProblem ? fault : undefined
  const detail = problem?.detail || 'Something failed on the way. Try again.'
  return (
    <Banner tone="red" role="alert">
      {problem && <span className="block">{problem.title}</span>}
      <span className="font-normal">{detail}</span>
      {problem?.requestId && (
        <span className="mt-0.5 block font-normal text-small">
          Request <code className="select-all font-mono">{problem.requestId}</code>
        </span>
      )}
    </Banner>
  )
}

import { useCallback, useRef, useState } from 'react'
import type { ApiProblem } from '@/components/api/problem'

/** Asks the person whether a call that no answer settled is made again. */
export function useRetry() {
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const answer = useRef<((again: boolean) => void) | null>(null)

  const ask = useCallback((why: ApiProblem): Promise<boolean> => {
    setProblem(why)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])
  const settle = useCallback((again: boolean) => {
    setProblem(null)
    answer.current?.(again)
    answer.current = null
  }, [])
  return { problem, ask, settle }
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readAnewAfterMany } from '@/components/record/readAnewAfterMany'
import { approval } from '@/lib/resources'
import type { Status } from '../status'
import type { QueueRow } from './rows'
import { type Outcome, runSteps } from './run'

/** One step with many approvals, from the first call to what came of all of them. */
export function useSteps(rows: readonly QueueRow[], to: Status) {
  const queries = useQueryClient()
  const [done, setDone] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isCancelled = useRef(false)
  // Once nobody is there to be told, nothing more is sent.
  useEffect(
    () => () => {
      isCancelled.current = true
    },
    [],
  )

  async function run(reason: string): Promise<Outcome> {
    isCancelled.current = false
    setDone(0)
    const result = await runSteps(rows, {
      to,
      reason,
      isCancelled: () => isCancelled.current,
      onProgress: setDone,
    })
    readAnewAfterMany(queries, approval)
    setOutcome(result)
    return result
  }
  return {
    /** How many have been answered; null before the first is sent. */
    done,
    outcome,
    run,
    /** Leaves unsent what is not under way. */
    cancel: () => {
      isCancelled.current = true
    },
  }
}

import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { stringify } from 'lossless-json'
import { useEffect, useRef, useState } from 'react'

/**
 * A last look at what a dialog has told, as somebody confirms a payment: changed bank details, whose
 * approvals these are, what was entered before. It may be minutes old by then.
 *
 * @param keys of what the dialog has told
 */
export function useLookAgain(...keys: readonly QueryKey[]) {
  const queries = useQueryClient()
  const [isLooking, setLooking] = useState(false)
  const [isOtherwise, setOtherwise] = useState(false)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  /** All that is told just now, and what cannot be known, as texts by what was asked. */
  const told = () =>
    new Map(
      keys
        .flatMap((queryKey) => queries.getQueryCache().findAll({ queryKey, type: 'active' }))
        .map(({ queryHash, state: { data, status } }) => [queryHash, stringify([status, data])]),
    )

  /** Reads it all anew: true where that is as it was told, and somebody still waits for it. */
  async function isAsTold(): Promise<boolean> {
    setLooking(true)
    setOtherwise(false)
    const before = told()
    await Promise.all(keys.map((queryKey) => queries.refetchQueries({ queryKey, type: 'active' })))
    if (!isOpen.current) return false
    const isSame = [...told()].every(([query, text]) => before.get(query) === text)
    setLooking(false)
    setOtherwise(!isSame)
    return isSame
  }
  return {
    isLooking,
    /** Whether the last look found something else than what was told: it has to be confirmed anew. */
    isOtherwise,
    isAsTold,
  }
}

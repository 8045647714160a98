'use client'

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button/Button'
import { Banner } from '@/components/ui/feedback/Banner'
import { EmptyState } from '@/components/ui/feedback/EmptyState'

/** After so long, in ms, a person wants to know what is being waited for. */
const SLOW = 3000

interface Props {
  query: { readonly isFetching: boolean; refetch(): unknown }
  queryKey: readonly unknown[]
  /** What is on its way: `the history`. */
  what: string
  /** Stands where it will be. */
  children: ReactNode
}

/**
 * Stands where an answer has not come yet. One that takes long is named, and can be let go of: the
 * call ends then, and may be made again.
 */
export function Awaiting({ query, queryKey, what, children }: Props) {
  const queries = useQueryClient()
  const [isStopped, setStopped] = useState(false)
  const isSlow = useIsSlow(query.isFetching)
  if (isStopped && !query.isFetching) {
    return (
      <EmptyState
        title={`You stopped waiting for ${what}`}
        action={<Button onPress={() => void query.refetch()}>Ask again</Button>}
      />
    )
  }
  return (
    <>
      {isSlow && (
        <Banner
          tone="blue"
          action={
            <Button
              onPress={() => {
                setStopped(true)
                void queries.cancelQueries({ queryKey, exact: true })
              }}
            >
              Stop waiting
            </Button>
          }
        >
          Still waiting for {what}
        </Banner>
      )}
      {children}
    </>
  )
}

function useIsSlow(isFetching: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isFetching) return
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isFetching])
  return isSlow
}

'use client'

import { type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button/Button'
import { Banner, type BannerProps } from '@/components/ui/feedback/Banner'

/** After so long, in ms, a person wants to know what is being waited for. */
const SLOW = 3000

interface Props {
  /** Of the query whose answer is awaited. */
  queryKey: QueryKey
  /** What is on its way: `the history`. */
  what: string
  span?: BannerProps['span']
  /** Stands where it will be. */
  children?: ReactNode
}

/**
 * Stands where an answer has not come yet. One that takes long is named, and can be let go of: the
 * call ends then and counts as one that failed (see LoadFault), so that it may be made again.
 */
export function Awaiting({ queryKey, what, span, children }: Props) {
  const queries = useQueryClient()
  const isSlow = useIsSlow(useIsFetching({ queryKey, exact: true }) > 0)
  const stop = () => queries.cancelQueries({ queryKey, exact: true }, { revert: false })
  return (
    <>
      {isSlow && (
        <Banner
          tone="blue"
          span={span}
          action={<Button onPress={() => void stop()}>Stop waiting</Button>}
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

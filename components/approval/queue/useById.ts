import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readingOf } from '@/components/page/NotTold'

/** How it stands with what a query tells of approvals, and that by their ids: undefined until it is known. */
export function useById<Told>(
  query: UseQueryResult<readonly (readonly [id: string, told: Told])[]>,
) {
  const { data } = query
  const byId = useMemo((): ReadonlyMap<string, Told> | undefined => data && new Map(data), [data])
  return { ...readingOf(query), byId }
}

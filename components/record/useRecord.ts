import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { recordCalls } from '@/components/api/records'
import { entryCount } from '@/components/form/model/history'
import type { Loaded } from '@/components/form/model/transport'
import type { Resource } from '@/lib/resources/resource'
import { readAnewAfter, readOnceMore } from './readAnew'
import { transportOf } from './transport'

/** Where records of a resource are kept. */
export const recordsKey = ({ name }: Resource) => ['record', name] as const
/** Where a record is kept; its history and the newest entry of that are kept below it. */
export const recordKey = (resource: Resource, id: string) => [...recordsKey(resource), id] as const
/** By what the history of a record is kept in memory. */
export const eventsKey = (resource: Resource, id: string) =>
  [...recordKey(resource, id), 'events'] as const
const newestKey = (resource: Resource, id: string) =>
  [...recordKey(resource, id), 'newest'] as const

/**
 * A record as the pages of it share it: heading, form and history show the same one, and a save of
 * the form is at once what the heading says. It is fetched anew by the form's own watch.
 */
export function useRecord(resource: Resource, id: string) {
  const queries = useQueryClient()
  const transport = useMemo(() => transportOf(resource, id), [resource, id])
  const record = useQuery({
    queryKey: recordKey(resource, id),
    queryFn: ({ signal }) => transport.load(signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const onLoaded = useCallback(
    (loaded: Loaded) => {
      queries.setQueryData(recordKey(resource, id), loaded)
      readOnceMore(queries, { queryKey: recordKey(resource, id), exact: true })
      for (const queryKey of [newestKey(resource, id), eventsKey(resource, id)]) {
        void queries.invalidateQueries({ queryKey })
      }
      readAnewAfter(queries, resource)
    },
    [id, resource, queries],
  )
  return { record, onLoaded }
}

/** The newest entry of a record's history, and how many there are. */
export function useNewest(resource: Resource, id: string, isThere: boolean) {
  const { data } = useQuery({
    queryKey: newestKey(resource, id),
    queryFn: async ({ signal }) => {
      const { body } = await recordCalls(resource).events(id, { limit: 1 }, { signal })
      return { event: body.data[0] ?? null, entries: entryCount(body) }
    },
    enabled: isThere,
  })
  return data
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { apiFetch } from '@/components/api/api'
import { entryCount, type HistoryPage } from '@/components/form/model/history'
import { type Loaded, recordTransport } from '@/components/form/model/transport'

/** Addresses of a client: in the API and in the console. */
export const clientPath = (id: string): string => `/api/v1/fm/clients/${encodeURIComponent(id)}`
export const clientPage = (id: string): string => `/clients/${encodeURIComponent(id)}`
/** Where a client is kept. */
export const clientKey = (id: string) => ['client', id]

/**
 * A client as the pages of it share it: heading, form and history show the same one, and a save
 * of the form is at once what the heading says. It is fetched anew by the form's own watch.
 */
export function useClient(id: string) {
  const queries = useQueryClient()
  const transport = useMemo(() => recordTransport({ path: clientPath(id) }), [id])
  const record = useQuery({
    queryKey: clientKey(id),
    queryFn: ({ signal }) => transport.load(signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const newest = useQuery({
    queryKey: ['client', id, 'newest'],
    queryFn: async ({ signal }) => {
      const path = `${clientPath(id)}/events?limit=1`
      const { body } = await apiFetch<HistoryPage>(path, { signal })
      return { event: body.data[0] ?? null, entries: entryCount(body) }
    },
    enabled: record.isSuccess,
  })

  const onLoaded = useCallback(
    (loaded: Loaded) => {
      queries.setQueryData(clientKey(id), loaded)
      for (const key of [
        ['client', id, 'newest'],
        ['client', id, 'events'],
        ['list', 'client'],
      ]) {
        void queries.invalidateQueries({ queryKey: key })
      }
    },
    [id, queries],
  )
  return { record, newest, transport, onLoaded }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { ApiProblem } from '@/components/api/problem'
import { wholeBody } from '@/components/form/model/changes'
import {
  type Loaded,
  type RecordTransport,
  recordTransport,
} from '@/components/form/model/transport'
import { packagingDefaults } from '@/lib/resources'

/** Addresses of a client's packaging defaults: in the API and in the console. */
export const packagingPath = (clientId: string): string =>
  `/api/v1/sp/client/packaging-defaults/${encodeURIComponent(clientId)}`
export const packagingPage = (clientId: string): string =>
  `/clients/${encodeURIComponent(clientId)}/packaging-defaults`

/** Where a client's packaging defaults are kept. */
export const packagingKey = (clientId: string) => ['packagingDefaults', clientId]

/** True for settings that nobody has saved yet: they have no tag. */
export const isUnset = ({ etag }: Loaded): boolean => etag === null

const UNSET: Loaded = { record: {}, etag: null }

function unsetIfMissing(fault: unknown): Loaded {
  if (fault instanceof ApiProblem && fault.status === 404) return UNSET
  throw fault
}

/**
 * The transport of settings that come to be with their first PUT. Until then the form stands on
 * nothing at all; a save sends the whole record, and none is made over one that came to be
 * meanwhile.
 */
export function packagingTransport(clientId: string): RecordTransport {
  const transport = recordTransport({
    path: packagingPath(clientId),
    method: 'PUT',
    bodyOf: ({ values }) => wholeBody(packagingDefaults, values),
  })
  return {
    ...transport,
    load: (signal) => transport.load(signal).catch(unsetIfMissing),
    async loadIfNot(etag) {
      const loaded = await transport.loadIfNot(etag).catch(unsetIfMissing)
      return loaded?.etag === etag ? null : loaded
    },
  }
}

/** A client's packaging defaults, as their pages share them. */
export function usePackaging(clientId: string) {
  const queries = useQueryClient()
  const transport = useMemo(() => packagingTransport(clientId), [clientId])
  const record = useQuery({
    queryKey: packagingKey(clientId),
    queryFn: ({ signal }) => transport.load(signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const onLoaded = useCallback(
    (loaded: Loaded) => {
      queries.setQueryData(packagingKey(clientId), loaded)
      void queries.invalidateQueries({ queryKey: ['packagingDefaults', clientId, 'events'] })
      void queries.invalidateQueries({ queryKey: ['paymentChanges'] })
    },
    [clientId, queries],
  )
  return { record, transport, onLoaded }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { apiFetch } from '@/components/api/api'
import { ApiProblem } from '@/components/api/problem'
import { entryCount, type HistoryPage } from '@/components/form/model/history'
import {
  type Loaded,
  type RecordTransport,
  recordTransport,
} from '@/components/form/model/transport'
import type { RecordLock } from '@/components/lock/useRecordLock'

/** Addresses of an approval: in the API and in the console. */
export const approvalPath = (id: string): string => `/api/v1/fm/approvals/${encodeURIComponent(id)}`
export const approvalPage = (id: string): string => `/approvals/${encodeURIComponent(id)}`
/** Where an approval is kept. */
export const approvalKey = (id: string) => ['approval', id]

/** An approval as its pages share it: a save of the form is at once what the heading says. */
export function useApproval(id: string) {
  const queries = useQueryClient()
  const transport = useMemo(() => recordTransport({ path: approvalPath(id) }), [id])
  const record = useQuery({
    queryKey: approvalKey(id),
    queryFn: ({ signal }) => transport.load(signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const entries = useQuery({
    queryKey: ['approval', id, 'entries'],
    queryFn: async ({ signal }) => {
      const path = `${approvalPath(id)}/events?limit=1`
      return entryCount((await apiFetch<HistoryPage>(path, { signal })).body)
    },
    enabled: record.isSuccess,
  })
  const onLoaded = useCallback(
    (loaded: Loaded) => {
      queries.setQueryData(approvalKey(id), loaded)
      for (const key of [
        ['approval', id, 'events'],
        ['approval', id, 'entries'],
        ['list', 'approval'],
        ['list', 'clientApprovals'],
        ['railCount', 'approvals'],
      ]) {
        void queries.invalidateQueries({ queryKey: key })
      }
    },
    [id, queries],
  )
  return { record, entries: entries.data, onLoaded }
}

/** The transport of an approval: its writes go under the lock of this tab, where it has one. */
export function lockedTransport(
  id: string,
  lock: Pick<RecordLock, 'secure' | 'headers' | 'refusedWrite'>,
) {
  const transport = recordTransport({ path: approvalPath(id), headers: lock.headers })
  return {
    ...transport,
    async save(call) {
      await lock.secure()
      try {
        return await transport.save(call)
      } catch (fault) {
        if (fault instanceof ApiProblem && fault.code === 'lock_not_held') lock.refusedWrite()
        throw fault
      }
    },
  } satisfies RecordTransport
}

import { useCallback } from 'react'
import { type RecordLock, useRecordLock } from '@/components/lock/useRecordLock'
import { useMayStill } from '@/components/page/useMayStill'
import { useSessionUser } from '@/components/session/user'
import type { Resource } from '@/lib/resources/resource'
import { isUnset } from './transport'
import { useRecord } from './useRecord'

/** The lock of a record that is open for editing; null where there is none to take. */
export function useLockOf(resource: Resource, id: string): RecordLock | null {
  const { data, refetch } = useRecord(resource, id).record
  const session = useSessionUser()
  const permissions = session?.permissions ?? []
  const { lockable, permissions: needed } = resource
  const mayChange = useMayStill(needed.update ?? '')
  const refresh = useCallback(() => refetch(), [refetch])
  return useRecordLock({
    resource,
    id,
    userId: session?.user.user_id ?? '',
    isWanted: lockable && data !== undefined && !isUnset(data) && mayChange,
    mayLock: permissions.includes('DelegatedLocking'),
    refresh,
  })
}

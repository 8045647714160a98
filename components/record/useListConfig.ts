import { useMemo } from 'react'
import { type ListConfig, resourceList } from '@/components/list/listConfig'
import { usePermission, useSessionUser } from '@/components/session/user'
import type { Resource } from '@/lib/resources/resource'
import { listEditing } from './cells/listEditing'
import { useScope } from './scope'

/**
 * The list of a resource, as far as the role may read what it shows.
 *
 * @param parentId keeps it to the records of one parent
 */
export function useListConfig(resource: Resource, parentId?: string): ListConfig {
  const { list } = useScope().particularsOf(resource)
  const held = useSessionUser()?.permissions ?? []
  const lacking = resource.derived
    .flatMap(({ permission }) => (permission && !held.includes(permission) ? [permission] : []))
    .join(' ')
  const mayChange = usePermission(resource.permissions.update ?? '')
  const mayAdd = usePermission(resource.permissions.create ?? '')
  return useMemo(() => {
    const editing = mayChange ? listEditing(resource, mayAdd) : undefined
    return resourceList(resource, { ...list, lacking: lacking.split(' '), editing, parentId })
  }, [resource, list, lacking, mayChange, mayAdd, parentId])
}

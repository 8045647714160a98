import { useSessionUser } from '@/components/session/user'
import { createsMany } from '@/lib/derive/creating'
import type { Resource } from '@/lib/resources/resource'

/** Whether rows of a file may make records: where the definition lets many be made, and the role too. */
export function useMayCreate(resource: Resource): boolean {
  const held = useSessionUser()?.permissions
  const { create } = resource.permissions
  return createsMany(resource) && create !== undefined && held?.includes(create) === true
}

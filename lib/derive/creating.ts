import type { Resource } from '@/lib/resources/resource'

/**
 * Whether one call can make many records. Those with a secret are made one by one: to hash a
 * thousand passwords would hold up everybody who changes such a record meanwhile.
 */
export const createsMany = ({ permissions, secrets }: Resource): boolean =>
  permissions.create !== undefined && secrets.length === 0

import type { Permissions } from '@/lib/resources/resource'

/** Permissions of which any lets see the records of a resource; at least one. */
export type Sight<Permission extends string = string> = readonly [Permission, ...Permission[]]

/** Who sees records: whoever may read them, or has one of the permissions that let see them too. */
export const sightOf = <Permission extends string>({
  read,
  seen = [],
}: Permissions<Permission>): Sight<Permission> => [read, ...seen]

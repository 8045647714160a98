import { type Naming, namesGoTo } from '@/lib/derive/naming'

/** The permission without which these permissions do not let read the names; undefined for none. */
export function permissionToName(naming: Naming, held: ReadonlySet<string>): string | undefined {
  const mayRead = namesGoTo(naming, (permission) => held.has(permission))
  return mayRead ? undefined : naming.resource.permissions.read
}

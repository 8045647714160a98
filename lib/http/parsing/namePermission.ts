import type { Naming } from '@/lib/derive/naming'

/** The permission without which these permissions do not let read the names; undefined for none. */
export function permissionToName(
  { resource }: Naming,
  held: ReadonlySet<string>,
): string | undefined {
  const { read, seen = read } = resource.permissions
  const mayRead = resource.namesAreOpen === true || held.has(read) || held.has(seen)
  return mayRead ? undefined : read
}

import type { Resource } from '@/lib/resources/resource'

/**
 * Those of some members that a role may ask for: one that comes from another record takes the
 * permission to read that, too.
 */
export function readableMembers(
  { derived }: Resource,
  names: readonly string[],
  isHeld: (permission: string) => boolean,
): string[] {
  const needed = new Map(derived.map(({ name, permission }) => [name as string, permission]))
  return names.filter((name) => {
    const permission = needed.get(name)
    return permission === undefined || isHeld(permission)
  })
}

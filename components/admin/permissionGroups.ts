import type { Permission } from './accounts'

/** Permissions that belong together. */
export interface PermissionGroup {
  readonly title: string
  readonly permissions: readonly Permission[]
}

/** What a permission is about, by the part of its name before the colon. */
const titles: Readonly<Record<string, string>> = {
  Clients: 'Clients',
  ClientPackagingDefaults: 'Packaging defaults',
  Approvals: 'Approvals',
  DelegatedLocking: 'Locks',
  Locks: 'Locks',
  Audit: 'Administration',
  Users: 'Administration',
  Roles: 'Administration',
}

/** The permissions under headings; one that this console does not know stands under "Other". */
export function inGroups(permissions: readonly Permission[]): PermissionGroup[] {
  const groups = new Map<string, Permission[]>()
  for (const each of permissions) {
    const title = titles[each.permission.split(':')[0] ?? ''] ?? 'Other'
    groups.set(title, [...(groups.get(title) ?? []), each])
  }
  return [...groups].map(([title, members]) => ({ title, permissions: members }))
}

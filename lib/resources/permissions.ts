import { listed, sentence, withinSentence } from '@/lib/text/words'
import { type AnyResource, resources } from './index'
import type { Resource } from './resource'

/** Permissions for what is no record of a resource. */
const SERVICE_PERMISSIONS = {
  'Audit:UserIdOverride': 'Act for another user',
  DelegatedLocking: 'Hold locks in a locking session',
  'Locks:Break':
    "See the ids of all locking sessions and end another user's, beside DelegatedLocking",
} as const

/** What each of them is about, among the titles of resources and areas. */
const SERVICE_GROUPS: Readonly<Record<keyof typeof SERVICE_PERMISSIONS, string>> = {
  'Audit:UserIdOverride': 'Administration',
  DelegatedLocking: 'Locks',
  'Locks:Break': 'Locks',
}

export type Permission =
  | Extract<AnyResource['permissions'][keyof AnyResource['permissions']], string>
  | keyof typeof SERVICE_PERMISSIONS

/** What each permission of a resource allows, in words: the same one may stand for several things. */
function permissionsOf({
  permissions,
  plural,
  changes,
  isSingleton,
}: Resource): Map<string, string> {
  const { read, create, update } = permissions
  const records = withinSentence(plural)
  const many = changes.includes('bulk') ? ', one or many' : ''
  const words = new Map([[read, `See ${records} and their history`]])
  if (create) words.set(create, `Add ${records}`)
  if (update) {
    const verbs = [
      ...(update === create ? ['add'] : []),
      isSingleton ? 'set' : 'change',
      ...(changes.includes('remove') ? ['delete'] : []),
    ]
    words.set(update, `${sentence(listed(verbs, verbs.length))} ${records}${many}`)
  }
  return words
}

/** The same of all of these resources together. */
function ofResources(all: readonly Resource[]): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [name, own] of all.flatMap((resource) => [...permissionsOf(resource)])) {
    words[name] = words[name] ? `${words[name]}; ${own[0]?.toLowerCase()}${own.slice(1)}` : own
  }
  return words
}

/** Every permission that a role can hold, with what it allows. */
export const PERMISSIONS = permissionsAmong(resources) as Readonly<Record<Permission, string>>

/** The same where there are these resources, in the order in which roles keep them. */
export function permissionsAmong(all: readonly Resource[]): Readonly<Record<string, string>> {
  return { ...ofResources(all), ...SERVICE_PERMISSIONS }
}

/** Whoever has these is an administrator: somebody always is, and can give all that anybody has. */
export const ADMINISTERING: readonly Permission[] = ['Users:Manage', 'Roles:Manage']

/** Permissions that are about the same, under what that is called. */
export interface PermissionGroup {
  readonly title: string
  readonly permissions: readonly Permission[]
}

/**
 * Every permission in groups: by its area, or by the first resource that asks for it. Areas, which
 * are not everyday work, come last.
 */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = grouped()

function grouped(): PermissionGroup[] {
  const titles = new Map<string, string>()
  for (const { area, plural, permissions } of resources as readonly Resource[]) {
    for (const name of Object.values(permissions).flat()) {
      if (!titles.has(name)) titles.set(name, area ?? plural)
    }
  }
  for (const [name, title] of Object.entries(SERVICE_GROUPS)) titles.set(name, title)
  const groups = new Map<string, Permission[]>()
  for (const name of Object.keys(PERMISSIONS) as Permission[]) {
    const title = titles.get(name) ?? ''
    groups.set(title, [...(groups.get(title) ?? []), name])
  }
  const isArea = (title: string) => resources.some(({ area }: Resource) => area === title)
  return [...groups]
    .map(([title, permissions]) => ({ title, permissions }))
    .sort((a, b) => Number(isArea(a.title)) - Number(isArea(b.title)))
}

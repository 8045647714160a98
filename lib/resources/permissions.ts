import { type AnyResource, resources } from './index'
import type { Resource } from './resource'

/** Permissions for what is no record of a resource. */
const SERVICE_PERMISSIONS = {
  'Audit:UserIdOverride': 'Act for another user',
  DelegatedLocking: 'Hold locks in a locking session',
  'Locks:Break': "End another user's locking session",
} as const

export type Permission =
  | NonNullable<AnyResource['permissions'][keyof AnyResource['permissions']]>
  | keyof typeof SERVICE_PERMISSIONS

/** What each permission of a resource allows, in words: the same one may stand for several things. */
function permissionsOf({
  permissions,
  plural,
  changes,
  isSingleton,
}: Resource): Map<string, string> {
  const { read, create, update } = permissions
  const records = plural.toLowerCase()
  const many = changes.includes('bulk') ? ', one or many' : ''
  const words = new Map([[read, `See ${records} and their history`]])
  if (create) words.set(create, `Add ${records}`)
  if (update) {
    const verbs = [
      ...(update === create ? ['add'] : []),
      isSingleton ? 'set' : 'change',
      ...(changes.includes('remove') ? ['delete'] : []),
    ]
    words.set(update, `${capitalised(inWords(verbs))} ${records}${many}`)
  }
  return words
}

const capitalised = (words: string): string => `${words[0]?.toUpperCase()}${words.slice(1)}`

/** `add, change and delete`. */
const inWords = (verbs: readonly string[]): string =>
  verbs.length > 1 ? `${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1)}` : (verbs[0] ?? '')

/** The same of all resources together. */
function ofResources(): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [name, own] of resources.flatMap((resource) => [...permissionsOf(resource)])) {
    words[name] = words[name] ? `${words[name]}; ${own[0]?.toLowerCase()}${own.slice(1)}` : own
  }
  return words
}

/** Every permission that a role can hold, with what it allows. */
export const PERMISSIONS = {
  ...ofResources(),
  ...SERVICE_PERMISSIONS,
} as Readonly<Record<Permission, string>>

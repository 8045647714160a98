import { code, resources, user } from '@/lib/resources'
import { CODE_LISTS, type CodeListName } from '@/lib/resources/codeLists'
import type { Field, Resource } from '@/lib/resources/resource'
import { idFromText } from './idForms'
import { onceEach } from './onceEach'
import { recordNameSql } from './parents'
import { type Sight, sightOf } from './sight'
import { identifier } from './sql'

/** What gives names to the values of a member: records by their id, or the codes of a list. */
export interface Naming {
  readonly resource: Resource
  /** Where the values are codes of this list, and not ids. */
  readonly list?: CodeListName
}

/** What gives names to the ids of people. */
export const PEOPLE: Naming = { resource: user }

/** What a field's values are names of; undefined where nobody keeps names for them. */
export function namingOfField({ target, refersTo, codes }: Field): Naming | undefined {
  if (codes) return { resource: code, list: codes }
  const resource = target ?? resources.find(({ name }) => name === refersTo)
  return resource && { resource }
}

/** The members of a resource whose values have names, by their path joined by dots. */
export const namingsOf = onceEach((resource: Resource): ReadonlyMap<string, Naming> => {
  const kept = resource.system.flatMap(({ name, kind }) =>
    kind === 'user' ? [[name, PEOPLE] as const] : [],
  )
  const fields = resource.leaves.flatMap((field) => {
    const naming = field.writeOnly ? undefined : namingOfField(field)
    return naming ? [[field.path.join('.'), naming] as const] : []
  })
  return new Map([...kept, ...fields])
})

const column = (name: string) => `n.${identifier(name)}`

/** SQL for whether the row `n` is what a value stands for. */
export const isNamedSql = ({ resource, list }: Naming, value: string): string =>
  list
    ? `${column('list')} = '${list}' AND ${column('code')} = ${value}`
    : `${column(resource.id.name)} = ${idFromText(resource, value)}`

/** SQL for the name of the record that a value stands for; null where there is none. */
export const nameOfSql = (naming: Naming, value: string): string =>
  firstOf(naming, (each) => isNamedSql(each, value))

/**
 * SQL for the name of whoever has a number among people and service accounts; null where nobody has.
 *
 * @param userId SQL for the number, as an integer
 */
export const accountNameSql = (userId: string): string =>
  firstOf(PEOPLE, ({ resource }) => `${column(resource.id.name)} = ${userId}`)

/** SQL for the one name that there is, by a condition on the row `n` of each that may have it. */
function firstOf(naming: Naming, condition: (naming: Naming) => string): string {
  const names = alongWith(naming).map((each) => {
    const { resource } = each
    return `(SELECT ${recordNameSql(resource, column)} FROM ${identifier(resource.table)} n WHERE ${condition(each)})`
  })
  return names.length > 1 ? `coalesce(${names.join(', ')})` : names.join()
}

/** A naming, and those whose ids stand where its own do. */
export const alongWith = (naming: Naming): readonly Naming[] => [
  naming,
  ...resources
    .filter(({ sharesIdsOf }: Resource) => sharesIdsOf?.name === naming.resource.name)
    .map((resource) => ({ resource })),
]

/** What a naming is called where it goes by a word: `supplier`, `code.client_industry`. */
export const namingName = ({ resource, list }: Naming): string =>
  list ? `${resource.name}.${list}` : resource.name

/** Every naming there is, by its word. */
export const NAMINGS: ReadonlyMap<string, Naming> = new Map(
  [
    ...resources.filter(({ list }) => list).map((resource): Naming => ({ resource })),
    ...Object.keys(CODE_LISTS).map(
      (list): Naming => ({ resource: code, list: list as CodeListName }),
    ),
  ].map((naming) => [namingName(naming), naming]),
)

/** Members by which records of others hold one of a resource, where that is not its id: a list and its code. */
export const heldByMembers = (resource: Resource): readonly string[] =>
  [...NAMINGS.values()].some((naming) => naming.list && naming.resource.name === resource.name)
    ? resource.uniqueTogether.flat()
    : []

/** Tells whether somebody has a permission. */
export type Holds = (permission: string) => boolean

/** Whether a resource's records are seen by whoever has the permissions that `holds` tells. */
export const seesRecords = ({ permissions }: Resource, holds: Holds): boolean =>
  sightOf(permissions).some(holds)

/** Whether a naming's names go to whoever has the permissions that `holds` tells. */
export const namesGoTo = (naming: Naming, holds: Holds): boolean =>
  lackingForNames(naming, holds) === undefined

/**
 * The permissions of which somebody has none, and so is not told a naming's names; undefined where
 * they are. What goes by its parent's name tells that, and takes what the parent's own names take
 * besides.
 */
export function lackingForNames({ resource }: Naming, holds: Holds): Sight | undefined {
  const { permissions, namesAreOpen, recordName, parent } = resource
  if (!namesAreOpen && !seesRecords(resource, holds)) return sightOf(permissions)
  return recordName === 'parent' && parent ? lackingForNames(parent, holds) : undefined
}

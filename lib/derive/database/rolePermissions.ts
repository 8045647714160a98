import { ADMINISTERING, permissionsAmong } from '@/lib/resources/permissions'
import type { Resource } from '@/lib/resources/resource'
import { sqlText, sqlTexts } from '@/lib/text/sqlText'
import type { DatabaseObject } from './databaseObject'

const WORD = 'permission '

/**
 * The permissions as parts of the database: nothing is made of one, and roles that could do
 * everything get those that come. One that goes is taken from whoever has it by the version after:
 * the version before asks for it, and later on nobody who lacks it could give a role that has it.
 */
export const permissionObjects = (resources: readonly Resource[]): DatabaseObject[] =>
  Object.keys(permissionsAmong(resources)).map((name) => ({
    name: WORD + name,
    stage: 'after tables',
    create: '',
    drop: HOLDERS.map((table) => taken(table, sqlText(name))).join(' '),
    lingers: true,
  }))

/** Tables whose rows have permissions. */
const HOLDERS = ['role', 'service_key']

const taken = (table: string, name: string): string =>
  `UPDATE "${table}" SET "permissions" = array_remove("permissions", ${name}) WHERE ${name} = ANY ("permissions");`

const permissionsIn = (objects: readonly DatabaseObject[]): string[] =>
  objects.flatMap(({ name }) => (name.startsWith(WORD) ? [name.slice(WORD.length)] : []))

/** The permissions that come with a migration; none where it is not known which there were. */
export function comingPermissions(
  was: readonly DatabaseObject[],
  is: readonly DatabaseObject[],
): string[] {
  const before = permissionsIn(was)
  if (before.length === 0) return []
  return permissionsIn(is).filter((name) => !before.includes(name))
}

/**
 * What gives permissions that come to every role that has all there were, or where none has to those
 * of administrators: nobody gives what they lack, so what no role has would be nobody's for good.
 *
 * @returns SQL, empty where none comes
 */
export function givePermissions(
  was: readonly DatabaseObject[],
  is: readonly DatabaseObject[],
): string {
  const coming = comingPermissions(was, is)
  if (coming.length === 0) return ''
  const hasAll = `r."permissions" @> ${sqlTexts(permissionsIn(was))}`
  const administers = `r."permissions" @> ${sqlTexts(ADMINISTERING)}`
  return [
    '-- Nobody gives what nobody has.',
    'UPDATE "role" g SET "permissions" = ARRAY(',
    `  SELECT p FROM unnest(g."permissions" || ${sqlTexts(coming)}) p`,
    `  ORDER BY array_position(${sqlTexts(permissionsIn(is))}, p))`,
    `WHERE g."role_id" IN (SELECT r."role_id" FROM "role" r WHERE ${hasAll}`,
    `  OR ${administers} AND NOT EXISTS (SELECT FROM "role" r WHERE ${hasAll}));`,
  ].join('\n')
}

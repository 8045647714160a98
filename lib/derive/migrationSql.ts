import { type DatabaseObject, objectChanges } from './databaseObject'

/** Marks a statement that the next migration is to run. */
const LATER = '-- for the next migration: '

/** What a migration left for the next one. */
export const leftBy = (migration: string): string[] =>
  migration
    .split('\n')
    .filter((line) => line.startsWith(LATER))
    .map((line) => line.slice(LATER.length))

/**
 * The text of a migration; undefined where there is nothing to do.
 *
 * @param tables SQL by which the tables change
 * @param left what the migration before left: what is wanted again by now stays
 */
export function migrationSql(
  was: readonly DatabaseObject[],
  is: readonly DatabaseObject[],
  tables: string,
  left: readonly string[] = [],
): string | undefined {
  const lingering = is.filter(({ drop, lingers }) => lingers && left.includes(drop))
  const { beforeTables, afterTables, later } = objectChanges([...was, ...lingering], is)
  if ([...beforeTables, ...afterTables, ...later, tables].every((part) => part === '')) {
    return undefined
  }
  const overdue = left.filter((drop) => lingering.every((object) => object.drop !== drop))
  const parts = [
    ...beforeTables,
    tables,
    ...afterTables,
    ...overdue,
    ...later.map((drop) => LATER + drop),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

import { LOCK_COLUMNS } from '@/lib/resources/keptColumns'
import type { Resource } from '@/lib/resources/resource'
import { identifier } from '../sql'
import { systemColumns } from '../systemFields'
import type { DatabaseObject } from './databaseObject'
import { columnNamed } from './domains'

/** Values by which PostgreSQL keeps what is most common in a column; it samples 300 rows for each. */
const MAX_COMMON = 25

const setting = (
  name: string,
  alter: string,
  columns: readonly string[],
  needs: readonly string[] = [],
): DatabaseObject => {
  const set = columns.map((column) => `ALTER COLUMN ${column} SET STATISTICS ${MAX_COMMON}`)
  const text = `${alter} ${set.join(', ')};`
  // What it was set for takes it along, and may be gone by then.
  return {
    name: `statistics ${name}`,
    stage: 'after tables',
    create: text,
    drop: '',
    alter: text,
    needs,
  }
}

/**
 * How closely PostgreSQL knows the columns of a record. As closely as it would by itself took it five
 * seconds of a processor for a client's 250 columns, once a minute under changes; this takes one.
 * What stands beside the words of the search, by which most lists are filtered, stays as it was; of
 * other filters an estimate of how many match is off by a twentieth where one record in twenty does.
 */
export const columnStatistics = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.map((resource) =>
    setting(
      resource.table,
      `ALTER TABLE ${identifier(resource.table)}`,
      [
        resource.id.name,
        ...systemColumns(resource).map((line) => line.split(' ', 1).join()),
        ...(resource.lockable ? LOCK_COLUMNS : []),
        ...fieldColumns(resource),
      ].map(identifier),
      fieldColumns(resource).map((column) => columnNamed(resource, column)),
    ),
  )

const fieldColumns = ({ leaves, secrets }: Resource): string[] =>
  [...leaves, ...secrets].map(({ column }) => column)

/** The same of an index whose first column is an expression: PostgreSQL samples as much as one asks for. */
export const indexStatistics = (index: string): DatabaseObject =>
  setting(index, `ALTER INDEX ${identifier(index)}`, ['1'], [`index ${index}`])

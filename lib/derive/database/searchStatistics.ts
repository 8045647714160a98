import type { Resource } from '@/lib/resources/resource'
import { listFilters } from '../filters'
import { identifier } from '../sql'
import type { DatabaseObject } from './databaseObject'
import { columnNamed } from './domains'
import { sortExpression } from './indexes'
import { isSearchable, searchTable, searchTableName, textFields } from './searchText'

/**
 * What PostgreSQL keeps of the expressions by which lists are found and sorted beside the words of the
 * search. Of an index it keeps that by itself, and there is none: it took a bound for a third of all
 * records and a letter of an id for what a fifth have, and read the whole table for a few.
 */
export const searchStatistics = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.filter(isSearchable).flatMap((resource) => {
    const texts = searchTable(resource)
    return textFields(resource).flatMap((field): DatabaseObject[] => {
      const on = expressionOf(resource, field.path.join('.'), field.column)
      if (!on) return []
      const name = `${searchTableName(resource)}_by_${field.column}`
      return [
        {
          name: `statistics ${name}`,
          stage: 'after tables',
          create: `CREATE STATISTICS ${identifier(name)} ON (${on}) FROM ${texts};`,
          drop: `DROP STATISTICS ${identifier(name)};`,
          needs: [columnNamed(resource, field.column)],
        },
      ]
    })
  })

/** What filters and orders say of a member, where that is more than its column. */
function expressionOf(resource: Resource, member: string, column: string): string | undefined {
  if (resource.list?.sortable.includes(member)) return sortExpression(resource, member)
  return listFilters(resource).has(`${member}_contains`)
    ? `lower(${identifier(column)})`
    : undefined
}

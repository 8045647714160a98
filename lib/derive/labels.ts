import type { Resource } from '@/lib/resources/resource'
import { nameOfSql, namingsOf } from './naming'
import { identifier } from './sql'

/** The member of a record that has the names of what its ids and codes stand for. */
export const LABELS_MEMBER = '_labels'

/**
 * SQL for the names of what a row's members stand for, as the text of a JSON object by the path of
 * each; of what nobody knows it has none.
 *
 * @param alias the row
 * @param members those whose names are wanted
 */
export function labelsSql(resource: Resource, alias: string, members: ReadonlySet<string>): string {
  const columns = new Map(resource.leaves.map(({ path, column }) => [path.join('.'), column]))
  const pairs = [...namingsOf(resource)].flatMap(([member, naming]) => {
    if (!members.has(member)) return []
    const value = `${alias}.${identifier(columns.get(member) ?? member)}::text`
    return [`'${member}', ${nameOfSql(naming, value)}`]
  })
  return `json_strip_nulls(json_build_object(${pairs.join(', ')}))::text`
}

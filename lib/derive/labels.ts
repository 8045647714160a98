import type { Resource } from '@/lib/resources/resource'
import { type Naming, nameOfSql, namingsOf } from './naming'
import { identifier } from './sql'

/** A member whose values have names, with SQL for its value as a text. */
interface LabelledMember {
  readonly member: string
  readonly naming: Naming
  readonly value: string
}

/** Those of some members whose values have names, in the order in which answers have them. */
export function namedMembers(
  resource: Resource,
  alias: string,
  members: ReadonlySet<string>,
): LabelledMember[] {
  const columns = new Map(resource.leaves.map(({ path, column }) => [path.join('.'), column]))
  return [...namingsOf(resource)].flatMap(([member, naming]) => {
    const value = `${alias}.${identifier(columns.get(member) ?? member)}::text`
    return members.has(member) ? [{ member, naming, value }] : []
  })
}

/**
 * SQL for the names of what a row's members stand for, as the text of a JSON object by the path of
 * each; of what nobody knows it has none.
 *
 * @param alias the row
 * @param members those whose names are wanted
 */
export function labelsSql(resource: Resource, alias: string, members: ReadonlySet<string>): string {
  const pairs = namedMembers(resource, alias, members).map(
    ({ member, naming, value }) => `'${member}', ${nameOfSql(naming, value)}`,
  )
  return `json_strip_nulls(json_build_object(${pairs.join(', ')}))::text`
}

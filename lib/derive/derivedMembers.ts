import type { DerivedMember } from '@/lib/resources/members'
import type { Resource } from '@/lib/resources/resource'
import { ofParentSql } from './parents'
import { identifier } from './sql'

/** The derived member of a name, if a resource has one. */
export const derivedMember = (resource: Resource, name: string): DerivedMember | undefined =>
  resource.derived.find((member) => member.name === name)

/**
 * SQL for a derived member.
 *
 * @param alias the row it is worked out of; without it, its bare columns, as an index names them
 */
export function derivedSql(resource: Resource, { of }: DerivedMember, alias?: string): string {
  const column = (name: string) => `${alias ? `${alias}.` : ''}${identifier(name)}`
  if ('sum' in of) return `json_sum(${column(of.over)}, '${of.sum}')`
  const isId = of.parent === resource.parent?.resource.id.name
  const member = (owner: string) => `${owner}.${identifier(of.parent)}${isId ? '::text' : ''}`
  return ofParentSql(resource, column, member)
}

import type { Field, Resource } from '@/lib/resources/resource'
import { derivedMember, derivedSql } from '../derivedMembers'
import { idType } from '../idForms'
import { kindOf } from '../kinds'
import type { Sorting } from '../kinds/kind'
import { identifier } from '../sql'
import { systemSorting } from '../systemFields'
import { type DatabaseObject, functionNamed, index } from './databaseObject'
import { columnNamed } from './domains'
import { indexRowBytes, MAX_INDEX_ROW } from './rowBytes'
import { indexStatistics } from './statistics'

/**
 * The SQL expression by which a member sorts. Unset values take a sentinel that sorts last, so
 * that one index serves both directions and a page can start after any row; text sorts without
 * regard to ASCII case.
 */
export function sortExpression(resource: Resource, member: string, alias?: string): string {
  const column = `${alias ? `${alias}.` : ''}${identifier(member)}`
  if (member === resource.id.name) return column
  const derived = derivedMember(resource, member)
  if (derived) return derivedSql(resource, derived, alias)
  const { last, compared = (value) => value } = neededSorting(resource, member)
  return compared(`coalesce(${column}, ${last.sql})`)
}

/**
 * What stands for "not set" in a member's sort expression, as SQL and as the text that a cursor
 * carries; none for the id and for a sum, which are always set.
 */
export function unsetSentinel(
  resource: Resource,
  member: string,
): { readonly sql: string; readonly text: string } | undefined {
  if (member === resource.id.name || derivedMember(resource, member)) return undefined
  return neededSorting(resource, member).last
}

/** The SQL type of what {@link sortExpression} yields, to cast a cursor's text back to. */
export function sortType(resource: Resource, member: string): string {
  if (member === resource.id.name) return idType(resource)
  if (derivedMember(resource, member)) return 'numeric'
  return neededSorting(resource, member).type
}

/** How lists sort by a member that is a column of its own; undefined where they cannot. */
export function sortingOf(resource: Resource, name: string): Sorting | undefined {
  const field = resource.fields.get(name)
  if (field) return field.members ? undefined : kindOf(field).sorts
  const member = resource.system.find((each) => each.name === name)
  return member && systemSorting(member)
}

function neededSorting(resource: Resource, member: string): Sorting {
  const sorting = sortingOf(resource, member)
  if (!sorting) throw new Error(`${resource.name} has no member ${member} to sort by`)
  return sorting
}

/**
 * What stands in the index of a member beside the expression that sorts by it, so that whoever
 * looks for records by the choices that a list sorts by reads no record: the member itself and the
 * choices, and in the index of a choice whatever else is short and sorts. To look at a row of an
 * index is a twentieth of the work of looking at its record. What would not fit beside the key at its
 * greatest is left out, as PostgreSQL would refuse the record.
 */
function included(resource: Resource, sortable: readonly string[], member: string): string {
  const isShared = (name: string) => sortingOf(resource, name)?.isShared === true
  const isShort = (name: string) => !sortingOf(resource, name)?.isLong
  const key = [member, resource.id.name]
  const columns = sortable.filter(
    (name) => name !== resource.id.name && !derivedMember(resource, name),
  )
  if (!columns.includes(member)) return ''
  const others = columns.filter((name) => name !== member)
  const shown: string[] = []
  for (const name of [member, ...others.filter(isShared(member) ? isShort : isShared)]) {
    if (indexRowBytes(resource, [...key, ...shown, name]) <= MAX_INDEX_ROW) shown.push(name)
  }
  return shown.length > 0 ? ` INCLUDE (${shown.map(identifier).join(', ')})` : ''
}

/**
 * Members by which records are found by an index of its own: those that lists are often filtered by,
 * and those that name other records, so that it is known at once what names one.
 */
export function indexedMembers({ list, leaves }: Resource): readonly Field[] {
  if (!list) return []
  const names = ({ path }: Field) => path.join('.')
  return leaves.filter(
    (field) =>
      list.indexed.includes(names(field)) ||
      (field.refersTo !== undefined && !list.sortable.includes(names(field))),
  )
}

/** The indexes for sorting and filtering the lists. */
export const listIndexes = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.flatMap((resource) => {
    const { list, table } = resource
    if (!list) return []
    const id = identifier(resource.id.name)
    const needs = (on: string) => [
      ...(on.includes('json_sum') ? [functionNamed('json_sum')] : []),
      ...resource.leaves
        .filter(({ column }) => on.includes(identifier(column)))
        .map(({ column }) => columnNamed(resource, column)),
    ]
    const made = (name: string, on: string) => index(name, table, on, { needs: needs(on) })
    const sorted = list.sortable
      .filter((member) => member !== resource.id.name)
      .flatMap((member) => {
        const name = `${table}_sort_${member}`
        const on = `(${sortExpression(resource, member)}, ${id})${included(resource, list.sortable, member)}`
        return [made(name, on), indexStatistics(name)]
      })
    const filtered = indexedMembers(resource).map((field) => {
      const column = identifier(field.column)
      return made(`${table}_by_${field.column}`, `(${column}, ${id}) WHERE ${column} IS NOT NULL`)
    })
    return [...sorted, ...filtered]
  })

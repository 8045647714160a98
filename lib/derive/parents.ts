import type { ParentSpec, Resource } from '@/lib/resources/resource'
import { idFromText, idType } from './idForms'
import { identifier } from './sql'

/** A column of the record, as SQL. */
type Column = (name: string) => string

/**
 * SQL for something of a record's parent; null where it has none.
 *
 * @param wanted SQL over the parent's row, which is called by the alias given
 */
export function ofParentSql(
  resource: Resource,
  column: Column,
  wanted: (alias: string) => string,
  alias = 'owner',
): string {
  const parent = parentOf(resource)
  const id = identifier(parent.resource.id.name)
  const table = identifier(parent.resource.table)
  if (!parent.through) {
    const known = column(parent.by)
    const isId = resource.isSingleton || resource.fields.get(parent.by)?.kind === 'reference'
    const same = isId ? known : idFromText(parent.resource, known)
    return `(SELECT ${wanted(alias)} FROM ${table} ${alias} WHERE ${alias}.${id} = ${same})`
  }
  const [through, by] = [identifier(parent.through), identifier(parent.by)]
  return `(SELECT ${wanted(alias)} FROM ${through} JOIN ${table} ${alias} ON ${alias}.${id} = ${through}.${id} WHERE ${through}.${by} = ${column(parent.by)})`
}

/**
 * A condition for the records of some parents, where another table knows whose they are.
 *
 * @param parentIds SQL for the ids of the parents, as an array of texts
 */
export function belongsToSql(resource: Resource, column: Column, parentIds: string): string {
  const { resource: owner, by, through = '' } = parentOf(resource)
  return `${column(by)} IN (SELECT ${identifier(by)} FROM ${identifier(through)} WHERE ${identifier(owner.id.name)} = ANY (${parentIds}::text[]::${idType(owner)}[]))`
}

/** SQL for what people call a record; null where it has no name. */
export function recordNameSql(resource: Resource, column: Column, depth = 0): string {
  const { recordName } = resource
  if (recordName !== 'parent') return column(recordName.field)
  const owner = parentOf(resource).resource
  const name = (alias: string) =>
    recordNameSql(owner, (member) => `${alias}.${identifier(member)}`, depth + 1)
  return ofParentSql(resource, column, name, `owner_${depth}`)
}

function parentOf({ name, parent }: Resource): ParentSpec {
  if (!parent) throw new Error(`${name} has no parent`)
  return parent
}

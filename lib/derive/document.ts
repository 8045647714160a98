import type { Field, Resource } from '@/lib/resources/resource'
import type { DatabaseObject } from './databaseObject'
import { derivedSql } from './derivedMembers'
import { kindOf } from './kinds'
import { identifier } from './sql'
import { renderedSystem } from './systemFields'

/** A composite type of the database: one attribute for each member of a JSON object. */
interface DocumentType {
  readonly name: string
  readonly attributes: readonly string[]
}

/**
 * The types that give a rendered record its member names.
 *
 * PostgreSQL can also take the names from a subquery, but then it runs a subplan with a parameter
 * for each of its columns, which costs as much again as the rendering. The name of a type ends
 * with a hash of its attributes: a new version's migration makes its own type beside the one that
 * processes of the version before still use.
 */
function documentTypes(resource: Resource): { record: DocumentType; groups: DocumentType[] } {
  const groups: DocumentType[] = []
  const typeOf = (field: Field): string => {
    if (!field.members) return kindOf(field).shown
    const attributes = Object.values(field.members).map(attribute)
    const group = named(`${resource.table}_${field.name}`, attributes)
    groups.push(group)
    return identifier(group.name)
  }
  const attribute = (field: Field): string => `${identifier(field.name)} ${typeOf(field)}`
  const system = renderedSystem(resource).map(({ name, type }) => `${identifier(name)} ${type}`)
  const fields = shownFields(resource).map(attribute)
  return { record: named(resource.table, [...system, ...fields]), groups }
}

const named = (subject: string, attributes: readonly string[]): DocumentType => ({
  name: `${subject}_json_${hash(attributes.join())}`,
  attributes,
})

/** FNV-1a, in base 36. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) as number), 0x01000193) >>> 0
  }
  return value.toString(36)
}

const shownFields = (resource: Resource): Field[] =>
  [...resource.fields.values()].filter((field) => !field.writeOnly)

/** The types of the documents of every resource, in a stable order. */
export const documentTypeObjects = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.flatMap((resource) => {
    const { record, groups } = documentTypes(resource)
    return [...groups, record].map(({ name, attributes }) => ({
      name: `type ${name}`,
      stage: 'before tables',
      create: `CREATE TYPE ${identifier(name)} AS (${attributes.join(', ')});`,
      drop: `DROP TYPE ${identifier(name)};`,
      lingers: true,
    }))
  })

/** SQL for one value as the API shows it. */
const shownColumn = (field: Field, alias: string): string =>
  kindOf(field).show(`${alias}.${identifier(field.column)}`)

/**
 * SQL that renders a row as the API's JSON text, members in the order of the definition. PostgreSQL
 * writes the text, so figures keep their digits and Node never parses a record.
 *
 * @param alias the row to render
 * @param only the members to render; all of them without it
 */
export function documentSql(resource: Resource, alias: string, only?: ReadonlySet<string>): string {
  if (only) return `${partialDocument(resource, alias, only)}::text`
  const { record, groups } = documentTypes(resource)
  let group = 0
  const values = shownFields(resource).map((field) => {
    if (!field.members) return shownColumn(field, alias)
    const members = Object.values(field.members).map((member) => shownColumn(member, alias))
    return `ROW(${members.join(', ')})::${identifier(groups[group++]?.name ?? '')}`
  })
  const before = renderedSystem(resource).map(({ of }) => of(alias))
  return `row_to_json(ROW(${[...before, ...values].join(', ')})::${identifier(record.name)})::text`
}

/** A choice of members has no type of its own; for a few of them the subquery is quick enough. */
function partialDocument(resource: Resource, alias: string, only: ReadonlySet<string>): string {
  const members = [
    ...renderedSystem(resource).map(({ name, of }) => [name, of(alias)] as const),
    ...shownFields(resource).map((field) => [field.name, memberSql(field, alias)] as const),
    ...resource.derived.map(
      (member) => [member.name, derivedSql(resource, member, alias)] as const,
    ),
  ]
  return row(members.filter(([name]) => only.has(name)))
}

const row = (members: readonly (readonly [string, string | undefined])[]): string =>
  `(SELECT row_to_json(d) FROM (SELECT ${members
    .map(([name, sql]) => `${sql} AS ${identifier(name)}`)
    .join(', ')}) d)`

const memberSql = (field: Field, alias: string): string =>
  field.members
    ? row(Object.values(field.members).map((member) => [member.name, shownColumn(member, alias)]))
    : shownColumn(field, alias)

import type { Field, Resource } from '@/lib/resources/resource'
import { derivedSql } from '../derivedMembers'
import { kindOf } from '../kinds'
import { identifier } from '../sql'
import { renderedSystem } from '../systemFields'
import type { DatabaseObject } from './databaseObject'
import { shortHash } from './shortHash'

/** A composite type of the database: one attribute for each member of a JSON object. */
interface DocumentType {
  readonly name: string
  readonly attributes: readonly string[]
}

/** The types of a resource's documents: of their pieces in order, of which few members have one, and of their groups. */
interface DocumentTypes {
  readonly pieces: readonly DocumentType[]
  readonly groups: readonly DocumentType[]
}

/**
 * The types that give a rendered record its member names.
 *
 * PostgreSQL can also take the names from a subquery, but then it runs a subplan with a parameter
 * for each of its columns, which costs as much again as the rendering. The name of a type ends
 * with a hash of its attributes: a new version's migration makes its own type beside the one that
 * processes of the version before still use.
 */
function documentTypes(resource: Resource): DocumentTypes {
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
  const attributes = [...system, ...fields]
  const pieces = piecesOf(attributes).map((piece) => named(resource.table, piece))
  return { pieces, groups }
}

/** The most members of a record that are rendered as one row. */
const PIECE = 30

/** Members in runs of about the same length. */
function piecesOf<Member>(members: readonly Member[]): Member[][] {
  const length = Math.ceil(members.length / Math.ceil(members.length / PIECE))
  const count = Math.ceil(members.length / length)
  return Array.from({ length: count }, (_, at) => members.slice(at * length, (at + 1) * length))
}

const named = (subject: string, attributes: readonly string[]): DocumentType => ({
  name: `${subject}_json_${shortHash(attributes.join())}`,
  attributes,
})

const shownFields = (resource: Resource): Field[] =>
  [...resource.fields.values()].filter((field) => !field.writeOnly)

/** The types of the documents of every resource, in a stable order. */
export const documentTypeObjects = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.flatMap((resource) => {
    const { pieces, groups } = documentTypes(resource)
    return [...groups, ...pieces].map(({ name, attributes }) => ({
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

/** Stands between the pieces of a record: JSON has no such character unless it is escaped. */
const BETWEEN = '\x1e'

/**
 * SQL that renders a row as the API's JSON text, members in the order of the definition, in pieces of
 * which {@link wholeDocument} makes JSON. PostgreSQL writes the text, so figures keep their digits and
 * Node never parses a record. It walks a row anew for each member that it renders, from the first, so
 * that eight short rows take less time than a long one.
 *
 * @param alias the row to render
 * @param only the members to render; all of them without it
 */
export function documentSql(resource: Resource, alias: string, only?: ReadonlySet<string>): string {
  if (only) return `${partialDocument(resource, alias, only)}::text`
  const { pieces } = documentTypes(resource)
  const values = piecesOf(memberValues(resource, alias))
  const texts = pieces.map((piece, at) => rendered(values[at] ?? [], piece))
  return texts.length === 1 ? `${texts[0]}::text` : `concat_ws(E'\\x1e', ${texts.join(', ')})`
}

/**
 * The JSON of a record that came in pieces, put together once with what is added to it: each further
 * copy of a record of megabytes stays until the next collection of garbage.
 *
 * @param added further members, as JSON text
 */
export function wholeDocument(document: string, added: readonly string[] = []): string {
  const pieces = document.split(`}${BETWEEN}{`)
  if (added.length === 0) return pieces.join(',')
  if (document === '{}') return `{${added.join(',')}}`
  const last = pieces.pop()?.slice(0, -1) ?? ''
  return [...pieces, last, `${added.join(',')}}`].join(',')
}

const rendered = (values: readonly string[], { name }: DocumentType): string =>
  `row_to_json(ROW(${values.join(', ')})::${identifier(name)})`

/** SQL for the values of a record's members, in the order of its type. */
function memberValues(resource: Resource, alias: string): string[] {
  const { groups } = documentTypes(resource)
  let group = 0
  const values = shownFields(resource).map((field) => {
    if (!field.members) return shownColumn(field, alias)
    const members = Object.values(field.members).map((member) => shownColumn(member, alias))
    return `ROW(${members.join(', ')})::${identifier(groups[group++]?.name ?? '')}`
  })
  const before = renderedSystem(resource).map(({ of }) => of(alias))
  return [...before, ...values]
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

import { ALWAYS_KEPT, isColumn } from '@/lib/resources/keptColumns'
import type { Becoming, RowsElsewhere, SystemField } from '@/lib/resources/members'
import type { Resource } from '@/lib/resources/resource'
import { DIGITS, idPattern, isNumber, patternText } from './idForms'
import { instant } from './kinds/dates'
import type { Sorting } from './kinds/kind'
import { MAX_USER_ID_DIGITS, numberSchema, SYSTEM_KINDS } from './kinds/system'
import { type JsonSchema, orNull } from './schemas/namedSchemas'
import { identifier } from './sql'

/** The form of the ids of users and service accounts. */
export const USER_ID = new RegExp(DIGITS(MAX_USER_ID_DIGITS))

const idSchema = (resource: Resource): JsonSchema =>
  isNumber(resource)
    ? numberSchema(resource.id.maxLength)
    : { type: 'string', pattern: patternText(idPattern(resource)) }

const ALWAYS_COLUMNS: Readonly<Record<(typeof ALWAYS_KEPT)[number], string>> = {
  version: 'BigInt @default(1)',
  created: 'DateTime @default(now()) @db.Timestamptz(3)',
  last_edit: 'DateTime @default(now()) @db.Timestamptz(3)',
}

/** Those that have a column of their own beside the id's and those of every record. */
const ownColumns = ({ id, system }: Resource): SystemField[] =>
  system.filter(
    ({ name, kind }) =>
      name !== id.name && !Object.hasOwn(ALWAYS_COLUMNS, name) && SYSTEM_KINDS[kind].prisma,
  )

/** The members beside the id that are numbers, each out of a sequence of its own. */
export const furtherNumbers = ({ id, system }: Resource): string[] =>
  system.flatMap(({ name, kind }) => (kind === 'id' && name !== id.name ? [name] : []))

/** The columns of system fields after the id's, as Prisma has them. */
export const systemColumns = (resource: Resource): string[] => [
  ...ALWAYS_KEPT.map((name) => `${name} ${ALWAYS_COLUMNS[name]}`),
  ...ownColumns(resource).map(
    (member) => `${member.name} ${SYSTEM_KINDS[member.kind].prisma?.(member)}`,
  ),
]

/** SQL type of a system field's column, other than the id's. */
export const systemType = ({ kind }: SystemField): string => SYSTEM_KINDS[kind].sql

/** What each change of a record gives it anew. */
const OF_EACH_CHANGE: readonly string[] = [
  'version',
  'last_edit',
] satisfies readonly (typeof ALWAYS_KEPT)[number][]

/**
 * The members of an answer, beside its id, that the service keeps in columns of the record's own: who
 * changes one by hand changes the record. What each change gives anew is none.
 */
export const keptMembers = ({ id, system }: Resource): SystemField[] =>
  system.filter(
    (member) =>
      member.name !== id.name && !OF_EACH_CHANGE.includes(member.name) && isColumn(member),
  )

/** SQL for a kept member's value as the history has it: as answers show it, moments in UTC. */
export function shownKept({ kind }: SystemField, column: string): string {
  const { shown } = SYSTEM_KINDS[kind]
  return `to_jsonb(${shown ? `${column}::${shown}` : instant.show(column)})`
}

/** How lists sort by a system field other than the id; undefined where they cannot. */
export const systemSorting = ({ kind }: SystemField): Sorting | undefined =>
  SYSTEM_KINDS[kind].sorts

/** The members of an answer that SQL renders: name, type of what is shown, and SQL over a row. */
export const renderedSystem = (resource: Resource) =>
  resource.system.flatMap((member) => {
    const { name, kind } = member
    const { shown, sql } = SYSTEM_KINDS[kind]
    if (!shown) return []
    const cast = kind === 'id' || shown !== sql ? `::${shown}` : ''
    const of = (alias: string) =>
      alongSql(resource, member, alias)?.value ?? `${alias}.${identifier(name)}${cast}`
    return [{ name, type: shown, of }]
  })

/**
 * SQL for a member that is no column of the record, over a row: its value, and a figure that becomes
 * another whenever the value does. Undefined of what is a column.
 */
function alongSql(
  { id, fields }: Resource,
  { kind, counted, linked, referred }: SystemField,
  alias: string,
): { readonly value: string; readonly tag: string } | undefined {
  const ofRows = (what: string, { table, by }: RowsElsewhere) =>
    `(SELECT ${what} FROM ${identifier(table)} c WHERE c.${identifier(by)} = ${alias}.${identifier(id.name)})`
  if (counted) {
    const count = ofRows('count(*)::integer', counted)
    return { value: count, tag: count }
  }
  if (linked) {
    const value = ofRows(`min(c.${identifier(linked.column)})`, linked)
    return { value, tag: `coalesce(${SYSTEM_KINDS[kind].figure?.(value)}, 0)` }
  }
  const target = referred && fields.get(referred.by)?.target
  if (!target) return undefined
  const of = (column: string) =>
    `(SELECT c.${identifier(column)} FROM ${identifier(target.table)} c WHERE c.${identifier(target.id.name)} = ${alias}.${identifier(referred.by)})`
  return { value: of(referred.member), tag: of('version') }
}

/** Whether a record shows what is none of its own, so that its tag has more than its version. */
export const showsOthers = ({ system }: Resource): boolean =>
  system.some((member) => !isColumn(member))

/**
 * SQL for the version of a record as its tag has it, over a row: the record's own, and after a dot
 * what is shown along with it that is none of its own, so that no 304 hides that this has changed.
 */
export const taggedVersion = (resource: Resource, alias: string): string => {
  const along = resource.system.flatMap((member) => alongSql(resource, member, alias)?.tag ?? [])
  return along.length > 0
    ? `concat_ws('.', ${[`${alias}.version`, ...along].join(', ')})`
    : `${alias}.version::text`
}

/** The moments, which are written in the zone of each request: name, and SQL over a row. */
export const momentsOf = (resource: Resource) =>
  resource.system
    .filter(({ kind }) => !SYSTEM_KINDS[kind].shown)
    .map((member) => ({
      name: member.name,
      of: (alias: string) =>
        alongSql(resource, member, alias)?.value ?? `${alias}.${identifier(member.name)}`,
    }))

/**
 * SQL by column for what is set when a record comes to be, over `i`, its values.
 *
 * @param user SQL for whose account makes it
 * @param auditUser SQL for who counts as having made it
 * @param moment SQL for when; the columns' defaults know PostgreSQL's own clock alone
 */
export const setOnInsert = (
  resource: Resource,
  user: string,
  auditUser: string,
  moment: string,
): [string, string][] => [
  ['created', moment],
  ['last_edit', moment],
  ...ownColumns(resource).flatMap((member): [string, string][] => {
    const { name, kind, set, throughChannel } = member
    if (kind === 'user') return [[name, auditUser]]
    if (throughChannel !== undefined) return [[name, channelled(member, user)]]
    if (typeof set !== 'object') return []
    const holds = `i.${identifier(set.field)} = '${set.becomes}'`
    return kind === 'count'
      ? [[name, `CASE WHEN ${holds} THEN 1 ELSE 0 END`]]
      : [[name, `CASE WHEN ${holds} THEN ${moment} END`]]
  }),
]

/** SQL for a choice that says whether the record came through an order channel. */
const channelled = ({ values = [], throughChannel }: SystemField, user: string): string =>
  `CASE WHEN EXISTS (SELECT FROM service_account a WHERE a.user_id = ${user} AND a.order_channel) THEN '${throughChannel}' ELSE '${values[0]}' END`

/**
 * The same for a change of columns; `t` is the row as it is, `j` holds its old values as `o_…` and
 * the new ones as `n_…`.
 */
export const setOnUpdate = (
  resource: Resource,
  columns: ReadonlySet<string>,
  auditUser: string,
): [string, string][] =>
  ownColumns(resource).flatMap(({ name, kind, set }): [string, string][] => {
    if (set === 'change') return [[name, auditUser]]
    if (typeof set !== 'object' || !columns.has(set.field)) return []
    return [[name, kind === 'count' ? countOf(name, set) : firstTimeOf(name, set)]]
  })

const countOf = (name: string, { field, becomes }: Becoming): string =>
  `t.${identifier(name)} + CASE WHEN j."n_${field}" = '${becomes}' AND j."o_${field}" IS DISTINCT FROM '${becomes}' THEN 1 ELSE 0 END`

const firstTimeOf = (name: string, { field, becomes }: Becoming): string =>
  `CASE WHEN t.${identifier(name)} IS NULL AND j."n_${field}" = '${becomes}' THEN clock_timestamp() ELSE t.${identifier(name)} END`

function systemSchema(resource: Resource, member: SystemField): JsonSchema {
  const isOwnId = member.name === resource.id.name
  const shape = isOwnId ? idSchema(resource) : SYSTEM_KINDS[member.kind].jsonSchema(member)
  return {
    ...(member.nullable ? orNull(shape) : shape),
    title: member.label,
    description: member.help,
  }
}

/** The system fields of an answer. */
export const shownSystem = (resource: Resource): Record<string, JsonSchema> =>
  Object.fromEntries(resource.system.map((member) => [member.name, systemSchema(resource, member)]))

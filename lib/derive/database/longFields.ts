import type { Field, Resource } from '@/lib/resources/resource'
import { kindOf } from '../kinds'
import { identifier } from '../sql'

/** From this length on PostgreSQL may keep a value beside the row. */
const LONG = 1000
/** PostgreSQL's own compression makes hardly more than so many bytes of one. */
const MAX_COMPRESSION = 64
/** And seldom more than so many: to know it of each, megabytes would be unpacked. */
const USUAL_COMPRESSION = 8

/** Whether a value of a field may be so long that PostgreSQL keeps it beside the row. */
export const isLong = (field: Field): boolean =>
  (field.maxLength ?? 0) >= LONG || kindOf(field).isWide === true

/**
 * SQL for the bytes that the long values of a row come to in an answer, at most and about, as far as
 * that is known without fetching them; undefined of a resource that has none.
 *
 * @param alias the row
 * @param only the members that are rendered; all of them without it
 */
export function longBytesSql(
  resource: Resource,
  alias: string,
  only?: ReadonlySet<string>,
): string | undefined {
  const long = longFields(resource, only)
  return long.length === 0
    ? undefined
    : long.map((field) => bytesSql(field, `${alias}.${identifier(field.column)}`)).join(' + ')
}

/** The fields that may have long values, of those that answers have. @param only as above */
export const longFields = (resource: Resource, only?: ReadonlySet<string>): Field[] =>
  resource.leaves.filter((field) => {
    const [top = ''] = field.path
    return isLong(field) && !resource.fields.get(top)?.writeOnly && (!only || only.has(top))
  })

/** The same as {@link longBytesSql} of one value. */
export const bytesSql = (field: Field, column: string): string =>
  `coalesce(${kindOf(field).isWide ? storedBytesSql(column) : `octet_length(${column})`}, 0)`

/**
 * SQL for whether the vast values of a row come to less than so many bytes in an answer, or about;
 * undefined of a resource that has none. Of most rows it is enough what they are stored with, and one
 * that is stored with much is taken to be large.
 *
 * It stands in the statements of each call, and so asks for no more: to ask for the bytes of each of two
 * dozen notes took a quarter of the time of a read, and by the definition these are two megabytes.
 *
 * @param alias the row
 */
export function isBelowSql(resource: Resource, alias: string, bytes: number): string | undefined {
  const vast = longFields(resource).filter((field) => kindOf(field).isVast)
  if (vast.length === 0) return undefined
  const each = vast.map((field) => {
    const column = `${alias}.${identifier(field.column)}`
    const stored = `pg_column_size(${column})`
    const least = `CASE WHEN pg_column_compression(${column}) IS NULL THEN ${bytes} ELSE ${bytes / USUAL_COMPRESSION} END`
    return `CASE WHEN (${stored} < ${bytes / MAX_COMPRESSION}) IS NOT FALSE THEN true WHEN ${stored} >= ${least} THEN false ELSE octet_length(${column}::text) < ${bytes} END`
  })
  return each.join(' AND ')
}

/** The same of a column that is no text. */
export const storedBytesSql = (column: string): string =>
  `pg_column_size(${column})::bigint * CASE WHEN pg_column_compression(${column}) IS NULL THEN 1 ELSE ${MAX_COMPRESSION} END`

/** SQL for the bytes that a value comes to in an answer, for which it is fetched and rendered. */
export const renderedBytesSql = (column: string): string =>
  `coalesce(octet_length(to_json(${column})::text), 0)`

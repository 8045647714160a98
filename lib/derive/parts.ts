import type { Field, Resource } from '@/lib/resources/resource'
import { sqlText } from '@/lib/text/sqlText'
import { identifier } from './sql'

/** SQL for something of a field of a record `t`: null where the field is no part of its whole as the record stands. */
export function wherePart({ fields }: Resource, { partWhere }: Field, sql: string): string {
  const decides = partWhere && fields.get(partWhere.field)
  if (!partWhere || !decides) return sql
  const value = `coalesce(t.${identifier(decides.column)}, ${sqlText(String(decides.default ?? ''))})`
  return `CASE WHEN ${value} = ${sqlText(partWhere.is)} THEN ${sql} END`
}

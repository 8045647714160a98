import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { type Confirmation, confirmationsOf } from '@/lib/derive/confirmations'
import { idPattern } from '@/lib/derive/idForms'
import { accountNameSql } from '@/lib/derive/naming'
import { wherePart } from '@/lib/derive/parts'
import { waysToPayers } from '@/lib/derive/payments'
import { identifier } from '@/lib/derive/sql'
import type { Field, Resource } from '@/lib/resources/resource'
import { sqlText } from '@/lib/text/sqlText'
import type { Store } from '../stores'
import {
  type AskedRecord,
  behindPayments,
  changesSince,
  type PaymentChange,
  type WatchedRecord,
} from './paymentChanges'

/** The entry by which something was confirmed. */
export interface Confirming {
  readonly event_id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly user_id: string
  readonly user_name: string | null
  readonly audit_user_id: string
  readonly audit_user_name: string | null
}

/** A confirmation that a record has, and what has become of what it is about. */
export interface Confirmed {
  readonly id: string
  /** The field that confirms. */
  readonly field: string
  /** Null where the history does not tell, or does no more. */
  readonly by: Confirming | null
  /**
   * Of the record itself, and of each record behind its payments, the newest change to what was
   * confirmed that was made afterwards; newest first. All that the history still has counts as made
   * afterwards where it has the confirmation no more.
   */
  readonly since: readonly PaymentChange[]
  /** The records whose changes are told. */
  readonly records: readonly WatchedRecord[]
}

/** What somebody has confirmed of some records, as far as they say so now. */
export async function confirmationsIn(
  db: Database,
  store: Store,
  ids: readonly string[],
): Promise<Confirmed[]> {
  const { resource } = store
  const known = ids.filter((id) => idPattern(resource).test(id))
  const behind = await behindPayments(db, store, known)
  const found: Confirmed[] = []
  for (const confirmation of confirmationsOf(resource)) {
    const rows = await confirmedRows(db, store, confirmation, known)
    const recordsOf = ({ id, fields, way }: ConfirmedRow): WatchedRecord[] => [
      { resource: resource.name, id, fields },
      ...(behind.get(id) ?? []),
      ...waysOf(resource, way),
    ]
    const asked = rows.flatMap((found, row) =>
      recordsOf(found).map((record): AskedRecord & { row: number } => ({
        ...record,
        after: found.by?.event_id ?? '0',
        row,
      })),
    )
    const changes = await changesSince(db, asked)
    for (const [row, confirmed] of rows.entries()) {
      const since = changes.filter(({ place }) => asked[place]?.row === row)
      found.push({
        ...{ id: confirmed.id, field: nameOf(confirmation.field), by: confirmed.by },
        since: since.map(({ change }) => change),
        records: recordsOf(confirmed),
      })
    }
  }
  return found
}

/** The record by way of which a payer is found: moved to another, other bank details are behind the payment. */
const waysOf = (resource: Resource, id: string | null): WatchedRecord[] =>
  id === null
    ? []
    : waysToPayers(resource).map(({ resource: { name }, fields }) => ({
        resource: name,
        id,
        fields,
      }))

/** A field as the history names it. */
const nameOf = ({ path }: Field): string => path.join('.')

/** A record that says that something is confirmed. */
interface ConfirmedRow {
  readonly id: string
  /** The entry since which it does: the last that changed what says so. */
  readonly by: Confirming | null
  /** Names of the fields that it is about, as the record stands. */
  readonly fields: readonly string[]
  /** By way of what a payer is found; null where nothing is named. */
  readonly way: string | null
}

/** SQL for the names of the fields of a record `t` that a confirmation is about. */
function fieldsSql(resource: Resource, { of }: Confirmation): string {
  const names = of.map((field) => wherePart(resource, field, sqlText(nameOf(field))))
  return `array_remove(ARRAY[${names.join(', ')}], NULL)`
}

const confirmedRows = (
  db: Database,
  { resource, table, id, idType }: Store,
  confirmation: Confirmation,
  ids: readonly string[],
) => {
  const { field } = confirmation
  const way = resource.parent ? `t.${identifier(resource.parent.by)}::text` : 'NULL'
  return queryRaw<ConfirmedRow>(db, {
    text: `SELECT t.${id}::text AS id, to_json(c) AS by, ${fieldsSql(resource, confirmation)} AS fields, ${way} AS way
      FROM ${table} t LEFT JOIN LATERAL (
        SELECT e.event_id::text, (extract(epoch FROM e.at) * 1000)::float8 AS at,
          e.user_id::text, ${accountNameSql('e.user_id')} AS user_name,
          e.audit_user_id::text, ${accountNameSql('e.audit_user_id')} AS audit_user_name
        FROM event e
        WHERE e.resource = ${sqlText(resource.name)} AND e.record_id = t.${id}::text
          AND e.fields @> ARRAY[${sqlText(nameOf(field))}]
        ORDER BY e.event_id DESC LIMIT 1
      ) c ON true
      WHERE t.${id} = ANY ($1::${idType}[]) AND t.${identifier(field.column)} = 'yes'
      ORDER BY t.${id}`,
    values: [ids],
  })
}

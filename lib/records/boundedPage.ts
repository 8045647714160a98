import { longBytesSql } from '@/lib/derive/database/longFields'
import type { DocumentRow } from './document'
import { documentOf, momentColumns, type Store, versionOf } from './stores'

/**
 * After so many bytes of records a page takes no more of them. By the specification one approval may
 * have 8 MiB: of two hundred such no process and no reader makes an answer. A page of ordinary
 * records is a hundredth of that.
 */
export const ENOUGH = 8 * 1024 * 1024

/** What of a record or an entry is rendered; null where it is to be rendered yet, and undefined where it is gone. */
type Text = string | null | undefined

/**
 * SQL for `text`, and for null from the row on before which others come to {@link ENOUGH}: one statement
 * renders no more than that, whatever it is asked for.
 *
 * @param before SQL for the bytes of all rows before it
 */
export const whileNotEnough = (text: string, before: string): string =>
  `CASE WHEN ${before} < ${ENOUGH} THEN ${text} END`

/** SQL for the sum of what `bytes` is of all rows before, in an order. */
export const bytesBefore = (bytes: string, order = ''): string =>
  `coalesce(sum(${bytes}) OVER (${order} ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)`

/** Records in SQL: what renders each, over a row called `t`, and what these rows come from. */
export interface RecordsSql {
  readonly document: string
  readonly from: string
}

/**
 * SQL for records that are rendered where all of them together are less than {@link ENOUGH}, and none
 * of them otherwise: to carry a sum along with wide rows takes a seventh of a page's time.
 *
 * @param from the rows, as they stand after FROM with their order
 * @param only members that the records are cut to
 */
export function recordsIfFew(store: Store, from: string, only?: ReadonlySet<string>): RecordsSql {
  const document = documentOf(store, 't', only)
  const bytes = longBytesSql(store.resource, 't', only)
  if (bytes === undefined) return { document, from }
  const all = `(SELECT coalesce(sum(b.bytes), 0) FROM (SELECT ${bytes} AS bytes FROM ${from}) b)`
  return { document: whileNotEnough(document, all), from }
}

/** The same of those with the ids $1 in their order, of which the first are rendered. */
export function firstRecords(store: Store, only?: ReadonlySet<string>): RecordsSql {
  const bytes = longBytesSql(store.resource, 't', only) ?? '0'
  const places = `unnest($1::${store.idType}[]) WITH ORDINALITY p(id, place)`
  const joined = `${store.table} t ON t.${store.id} = p.id`
  const sized = `SELECT p.id, p.place, ${bytesBefore(bytes, 'ORDER BY p.place')} AS bytes_before FROM ${places} JOIN ${joined}`
  return {
    document: whileNotEnough(documentOf(store, 't', only), 'p.bytes_before'),
    from: `(${sized}) p JOIN ${joined} ORDER BY p.place`,
  }
}

/**
 * A statement that brings records.
 *
 * @param also SQL columns of each besides, after a comma each
 */
export const recordsSql = (store: Store, { document, from }: RecordsSql, also = ''): string =>
  `SELECT t.${store.id}::text AS id, ${document} AS document, ${versionOf(store, 't')} AS version${momentColumns(store, 't')}${also} FROM ${from}`

/** What such a statement returns of a record. */
export type BoundedRow = Omit<DocumentRow, 'document'> & {
  readonly id: string
  readonly document: Text
}

/** What of a row is to be rendered, for {@link untilEnough}. */
export const documentOfRow = ({ document }: Pick<BoundedRow, 'document'>): Text => document

/** Whether a row has its record. */
export const isThere = <Row extends BoundedRow>(row: Row): row is Row & DocumentRow =>
  typeof row.document === 'string'

/** Rows in the order of ids; of what is gone by now one without a document. */
export function inOrderOf<Row extends BoundedRow>(
  ids: readonly string[],
  rows: readonly Row[],
): readonly (Row | BoundedRow)[] {
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? { id, document: undefined, version: '' })
}

/**
 * The first of some rows, all of which are rendered: until there are enough bytes, and at least one.
 *
 * @param render brings rows once more, of which at least the first is rendered
 */
export async function untilEnough<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => Text,
  render: (rows: readonly Row[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const whole: Row[] = []
  let bytes = 0
  let rest = rows
  for (;;) {
    for (const row of rest) {
      const text = textOf(row)
      if (text === null || bytes >= ENOUGH) break
      whole.push(row)
      bytes += text?.length ?? 0
    }
    if (whole.length === rows.length || bytes >= ENOUGH) return whole
    rest = await render(rows.slice(whole.length))
  }
}

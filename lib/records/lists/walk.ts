import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { type Conditions, conditions } from './count'
import { afterOf, fixedOf, isInIndexOrder, type OrderKey, orderOf, startOf } from './order'
import { type IdStatement, type Listed, type ListPart, page, placesOf } from './page'

const beforePlace = ({ sql, descending, type }: OrderKey, place: string): string =>
  `${sql} ${descending ? '>' : '<'} ${place}::${type}`

const upToPlace = ({ sql, descending, type }: OrderKey, place: string): string =>
  `${sql} ${descending ? '>=' : '<='} ${place}::${type}`

/** Has a part go without the records that stand elsewhere in the list. */
export function leaveOut(
  { tables: { store } }: Listed,
  { without }: ListPart,
  meant: Conditions,
): void {
  if (without === undefined) return
  meant.sql.push(`t.${store.id} <> ALL (${meant.add(without)}::${store.idType}[])`)
}

/** What the first `most` rows of a part in the index of its order have of the list. */
export function walk(db: Database, listed: Listed, part: ListPart, wanted: number, most: number) {
  return page(db, listed, part, wanted, along(listed, part, most))
}

/** Whether a walk of `most` rows came to the end of a part: what it found there is all there is. */
export async function isWalkedThrough(
  db: Database,
  listed: Listed,
  part: ListPart,
  most: number,
): Promise<boolean> {
  const { text, values, beyond } = along(listed, part, most)
  // The walk itself, of which nothing runs, has a place for each of the values.
  const rows = await queryRaw<{ hasMore: boolean }>(db, {
    text: `SELECT EXISTS (${beyond}) AS "hasMore" UNION ALL SELECT true FROM (${text}) w WHERE false`,
    values,
  })
  return rows[0]?.hasMore === false
}

/** A walk, and as SQL what stands beyond its last row in the index. */
interface Walk extends IdStatement {
  readonly beyond: string
}

/**
 * The matches among the first `most` rows of a part in the index of its order, in that order: by the
 * first key alone, from the value of it at which the part goes on; or by all keys, up to some value
 * of the first, or before it.
 */
export function along(
  listed: Listed,
  part: ListPart,
  most: number,
  {
    byFirst = false,
    upTo,
    before,
  }: { readonly byFirst?: boolean; readonly upTo?: string; readonly before?: string } = {},
): Walk {
  const { tables } = listed
  const { store } = tables
  const meant = conditions(listed.meant)
  const { sql, values } = meant
  leaveOut(listed, part, meant)
  const [first, ...others] = part.keys as [OrderKey, ...OrderKey[]]
  const way = first.descending ? 'DESC' : 'ASC'
  // What is asked of the key itself is a stretch of its index, and rows beyond it need no look.
  const range = [...(meant.places.get(first.sql) ?? [])]
  // In the order of their ids, records that share a value are a stretch of that value's index.
  const stretch = others.length === 0 ? range : sql
  stretch.push(...fixedOf(part, values))
  if (part.condition) range.push(part.condition)
  if (upTo !== undefined) range.push(upToPlace(first, meant.add(upTo)))
  if (before !== undefined) range.push(beforePlace(first, meant.add(before)))
  let order: string
  if (byFirst) {
    range.push(...startOf(part, values))
    order = `ORDER BY ${first.sql} ${way} LIMIT ${most}`
  } else if (isInIndexOrder(part)) {
    // Said first, as in `conditionsOf`, so that the index is entered there.
    range.unshift(...afterOf(part, values))
    order = `ORDER BY ${first.sql} ${way}, t.${store.id} ${way} LIMIT ${most}`
  } else {
    // Records that share a value of the first key are in an order of their own, so all of them.
    range.push(...startOf(part, values))
    order = `ORDER BY ${first.sql} ${way} FETCH FIRST ${most} ROWS WITH TIES`
    sql.push(...afterOf(part, values))
  }
  // Under a name of its own the planner knows that the rows come in its order, and stops in time.
  const within = `FROM ${store.table} t WHERE ${[...range, 'true'].join(' AND ')}`
  const rows = `(SELECT t.*, ${first.sql} AS walked ${within} ${order})`
  const inOrder = { ...part, keys: [{ ...first, sql: 't.walked' }, ...(byFirst ? [] : others)] }
  return {
    text: `SELECT t.${store.id} AS id${placesOf(inOrder)} FROM ${tables.walked(rows)} WHERE ${[...sql, 'true'].join(' AND ')} ORDER BY ${orderOf(inOrder)}`,
    values,
    beyond: `SELECT ${within} ORDER BY ${first.sql} ${way} OFFSET ${most} LIMIT 1`,
  }
}

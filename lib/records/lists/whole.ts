import type { Database } from '@/lib/db/database'
import { inSnapshot } from '@/lib/db/transaction'
import type { TimeZone } from '@/lib/time/calendar'
import { documentOfRow, isThere, untilEnough } from '../boundedPage'
import { completeDocument } from '../document'
import { withLabels } from '../labels'
import type { Store } from '../stores'
import { findRows } from './list'
import { rendered, renderedFirst } from './page'
import type { ListQuery } from './query'

/** So many ids are found by one statement. */
const FOUND_AT_ONCE = 25_000

/**
 * All that a list finds, in its order, as it stood at one moment: ids, so many of them in one text that
 * a million take some ten megabytes.
 *
 * By its pages a list that takes long would lack what moves to a place before them meanwhile, and have
 * twice what moves behind them.
 *
 * @param db the primary's: on a replica no transaction of its own begins
 * @param atOnce how many records of each text are read by one statement
 */
export const findAll = (
  db: Database,
  store: Store,
  query: ListQuery,
  atOnce: number,
): Promise<readonly string[]> =>
  inSnapshot(db, async (within) => {
    const fields = new Set([store.resource.id.name])
    const asked = { ...query, fields, labels: undefined, limit: FOUND_AT_ONCE }
    const found: string[] = []
    let left: string[] = []
    let place: Pick<ListQuery, 'after' | 'reading'> = { after: undefined }
    for (;;) {
      const { rows, reading } = await findRows(within, store, { ...asked, ...place })
      left.push(...rows.slice(0, FOUND_AT_ONCE).map(({ id }) => id))
      const last = rows.length > FOUND_AT_ONCE ? rows[FOUND_AT_ONCE - 1] : undefined
      while (left.length >= atOnce || (!last && left.length > 0)) {
        found.push(JSON.stringify(left.slice(0, atOnce)))
        left = left.slice(atOnce)
      }
      if (!last) return found
      place = { after: last.keys, reading }
    }
  })

/** Records that were found, as they are by now, and those of which there was no room beside them. */
export interface ReadFound {
  readonly records: readonly string[]
  readonly rest: readonly string[]
}

/** Reads the first of some records that were found: until they have enough bytes, and at least one. */
export async function readFound(
  db: Database,
  store: Store,
  { fields, labels }: Pick<ListQuery, 'fields' | 'labels'>,
  ids: readonly string[],
  zone: TimeZone,
): Promise<ReadFound> {
  const shown = { tables: { store }, fields, labels }
  const places = ids.map((id) => ({ id, keys: [] }))
  const rows = await untilEnough(await rendered(db, shown, places), documentOfRow, (rest) =>
    renderedFirst(db, shown, rest),
  )
  const named = await withLabels(db, store, labels, rows.filter(isThere))
  return {
    records: named.map((row) => completeDocument(store, row, zone, fields).text),
    rest: ids.slice(rows.length),
  }
}

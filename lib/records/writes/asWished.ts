import type { Field } from '@/lib/resources/resource'
import { isOrdinary } from '../largeRecords'
import { type Store, versionOf } from '../stores'
import { given, inputsOf } from './shortUpdate'
import { differs, notLocked, oldAndNew, rendered } from './updateStatement'

/** What tells that a record has the values it is to get, over `o`, the record. */
interface Wished {
  /** What brings `i`, the input. */
  readonly from: string
  readonly where: string
}

/**
 * The statement that reads those records which a short one left because they have every value
 * already. It is given the same, and is a read: it waits for nobody, takes no row and has nothing
 * to make durable. What sends again what is there, as a nightly reconciliation does, needs no more.
 *
 * A record that does not come back is another's business: it is locked, gone, large, of another
 * version, or was changed between the two.
 */
export const readAsWished = (store: Store, { from, where }: Wished): string =>
  `SELECT i."_row" AS row, ${versionOf(store, 'o')} AS version${rendered(store, 'o')}
  FROM ${store.table} o, ${from}
  WHERE o.${store.id} = i."_id" AND (i."_version" IS NULL OR i."_version" = o.version) AND ${where}${notLocked(store, 'o')}${isOrdinary(store, 'o')}`

/** The same of one set of fields. */
export const readAsFieldsWished = (
  store: Store,
  fields: readonly Field[],
  merge: boolean,
  together: boolean,
): string =>
  readAsWished(store, {
    from: `${given(inputsOf(store, fields), together)}, LATERAL (SELECT i."_row"${oldAndNew(fields, { partial: false, merge })}) j`,
    where: `NOT (${differs(fields, 'j')})`,
  })

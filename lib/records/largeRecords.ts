import { isBelowSql } from '@/lib/derive/database/longFields'
import type { Store } from './stores'

/**
 * From so many bytes of vast values on a record is large: of an approval, which by the specification may
 * have 8 MiB, each call holds some 50 MB for a moment, and a hundred such calls come at once.
 */
export const LARGE_RECORD = 256 * 1024

/**
 * Thrown where a large record would be read, and nothing was done: such calls take turns, which nobody
 * can know to be needed before the record was looked at.
 */
export class RecordIsLarge extends Error {}

/**
 * A condition on the row called `alias`, after AND: that its record is not large. It names what the
 * statement is given, as `given` has it, so that only rows of records that are asked for are looked
 * at: of a table that is not known yet PostgreSQL reads every row first, and would have unpacked
 * every large value for each statement.
 */
export function isOrdinary({ resource }: Store, alias: string): string {
  const isBelow = isBelowSql(resource, alias, LARGE_RECORD)
  return isBelow === undefined ? '' : ` AND (i."_row" IS NULL OR ${isBelow})`
}

/** SQL for `document`, and for null of a large record, over the row called `alias`. */
export function unlessLarge({ resource }: Store, alias: string, document: string): string {
  const isBelow = isBelowSql(resource, alias, LARGE_RECORD)
  return isBelow === undefined ? document : `CASE WHEN ${isBelow} THEN ${document} END`
}

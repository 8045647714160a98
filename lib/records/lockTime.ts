/** For how long a locking session lasts at most unless it is renewed, in seconds. */
export const MAX_LOCK_SECONDS = 3600

/** What the clocks of servers that take each other's place may differ by, in seconds. */
const APART = 60

/** SQL for the last moment at which any lock can end that is taken by now. */
const LATEST = `clock_timestamp() + interval '${MAX_LOCK_SECONDS + APART} seconds'`

/**
 * SQL that tells whether what ends at a moment is held by now. None lasts for longer than any may: one
 * that ends later was taken while the database's clock was ahead, and would last as long as that was.
 *
 * @param end SQL for the moment; where it is null, so is this
 */
export const isHeld = (end: string): string =>
  `(${end} > clock_timestamp() AND ${end} <= ${LATEST})`

/** SQL that tells whether what ends at a moment was taken while the database's clock was ahead. */
export const isOfAhead = (end: string): string => `${end} > ${LATEST}`

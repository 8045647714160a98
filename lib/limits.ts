/**
 * How much one call takes and gives: the service holds callers to it, and the console divides its work by it.
 */

/** The most records or entries of a page, and the most ids or names that one call takes. */
export const MAX_LIMIT = 200

/** The most records that one call changes or adds. */
export const MAX_ELEMENTS = 1000

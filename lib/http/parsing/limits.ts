/** The most bytes of a request for one record, and for many. */
export const RECORD_BYTES = 10 * 1024 * 1024
export const BULK_BYTES = 10 * 1024 * 1024

/** The most bytes of a request that is no record. */
export const SMALL_BYTES = 64 * 1024

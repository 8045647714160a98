/** Lengths of time in milliseconds, by the clock: a day of a calendar may be longer. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

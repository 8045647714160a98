/** Patterns of the API document for days and moments; plain enough for engines without look-ahead. */
const DATE =
  '([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'
const CLOCK = '([01][0-9]|2[0-3]):[0-5][0-9]'
const SECONDS = ':[0-5][0-9](\\.[0-9]{1,9})?'
const OFFSET = `([Zz]|[+-]${CLOCK})`

/** A day, `YYYY-MM-DD`. */
export const DATE_PATTERN = `^${DATE}$`

/** A day, or a date-time with or without its offset. */
export const DAY_PATTERN = `^${DATE}([Tt]${CLOCK}(${SECONDS})?${OFFSET}?)?$`

/** A day, or a date-time with its offset: one end of a span of time. */
export const BOUND_PATTERN = `^${DATE}([Tt]${CLOCK}(${SECONDS})?${OFFSET})?$`

/** A date-time with its offset. */
export const MOMENT_PATTERN = `^${DATE}T${CLOCK}${SECONDS}(Z|[+-]${CLOCK})$`

/** `YYYY-MM-DDTHH:MM:SSZ`. */
export const INSTANT_PATTERN = `^${DATE}T${CLOCK}:[0-5][0-9]Z$`

// Next and the front server each load this module; they share one clock all the same.
const shared = globalThis as typeof globalThis & { fleetbookClockOffset?: number }

/** Milliseconds by which the service's clock differs from the machine's: only on a demonstration. */
export const clockOffset = (): number => shared.fleetbookClockOffset ?? 0

/** Sets this process's clock to what the database says of it. */
export const setClockOffset = (offset: number): void => {
  shared.fleetbookClockOffset = offset
}

/**
 * The moment that records and locks go by, in milliseconds since 1970. How long something takes or may
 * take goes by the machine's clock; tokens and keys go by the database's.
 */
export const serviceNow = (): number => Date.now() + clockOffset()

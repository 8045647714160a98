import { createStore } from '@/components/state/store'

/** Milliseconds by which this device's clock is behind the service's, as an answer told it last. */
export const clockSkew = createStore(0)

/** The present moment by the service's clock, in milliseconds since 1970. */
export const serviceNow = (): number => Date.now() + clockSkew.get()

/** The header counts in whole seconds, so a little difference says nothing. */
const TOLERATED = 2000

/**
 * Takes from an answer what time it is to the service.
 *
 * @param date its `Date` header
 */
export function noteDate(date: string | null, now: number = Date.now()): void {
  const skew = Date.parse(date ?? '') - now
  const known = clockSkew.get()
  if (Math.abs(skew) <= TOLERATED) {
    if (known !== 0) clockSkew.set(0)
  } else if (Math.abs(skew - known) > TOLERATED) clockSkew.set(skew)
}

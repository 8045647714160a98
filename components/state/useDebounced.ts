import { useEffect, useState } from 'react'

const DELAY = 150

/**
 * A value once it has stayed the same for a while, such as a text once its typing pauses: what is asked
 * of the service follows this one.
 *
 * @param delay how long it stays the same, in ms
 * @param initial what it is before
 */
export function useDebounced<Value extends string | null>(
  value: Value,
  delay = DELAY,
  initial = value,
): Value {
  const [debounced, setDebounced] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return debounced
}

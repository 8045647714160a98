import { useEffect, useState } from 'react'
import { clockSkew, serviceNow } from './serviceClock'

/**
 * The present moment by the service's clock, in milliseconds since 1970, looked up again at this
 * interval: what it is compared with are moments of the service.
 */
export function useNow(interval = 30_000): number {
  const [now, setNow] = useState(serviceNow)
  useEffect(() => {
    const look = () => setNow(serviceNow())
    const timer = setInterval(look, interval)
    // By how much the clocks differ is known anew where this device's was set: its present goes with that.
    const stop = clockSkew.subscribe(look)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [interval])
  return now
}

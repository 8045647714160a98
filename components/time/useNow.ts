import { useEffect, useState } from 'react'
import { useStore } from '@/components/state/store'
import { clockSkew } from './serviceClock'

/**
 * The present moment by the service's clock, in milliseconds since 1970, looked up again at this
 * interval: what it is compared with are moments of the service.
 */
export function useNow(interval = 30_000): number {
  const skew = useStore(clockSkew, 0)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now + skew
}

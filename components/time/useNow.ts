import { useEffect, useState } from 'react'

/** The present moment in milliseconds since 1970, looked up again at this interval. */
export function useNow(interval = 30_000): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}

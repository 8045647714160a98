import { useRef, useState } from 'react'

/** Why a change is made, as somebody types it, and goes on typing it while the change is on its way. */
export function useReason(given = '') {
  const [reason, setReason] = useState(given)
  const latest = useRef(reason)
  latest.current = reason
  return {
    reason,
    setReason,
    /** What stands there by now, for whoever began earlier. */
    reasonNow: (): string => latest.current.trim(),
  }
}

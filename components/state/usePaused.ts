import { useEffect, useState } from 'react'

const PAUSE = 150

/** A text as it stood when the typing last paused: what is asked of the service follows this one. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

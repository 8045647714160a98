import { useCallback, useEffect, useRef } from 'react'
import { onceGivenBack } from '../focus'

interface OnceGone {
  /** Has something done once what floats has gone and has given the focus back. */
  onceGone(work: () => void): void
  /** What floats calls this as it goes, by {@link useGone}. */
  onGone(): void
}

/** What is chosen in a dialog or a menu and moves the focus: it waits until neither takes it any more. */
export function useOnceGone(): OnceGone {
  const waiting = useRef<(() => void) | null>(null)
  const onceGone = useCallback((work: () => void) => {
    waiting.current = work
  }, [])
  const onGone = useCallback(() => {
    const work = waiting.current
    waiting.current = null
    if (work) onceGivenBack(work)
  }, [])
  return { onceGone, onGone }
}

/** Tells that what floats is drawn no more: called inside it, and so after it has faded. */
export function useGone(onGone: (() => void) | undefined): void {
  const latest = useRef(onGone)
  latest.current = onGone
  useEffect(() => () => latest.current?.(), [])
}

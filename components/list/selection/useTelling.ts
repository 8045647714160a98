import { useEffect } from 'react'

/** Tells that something is so, as that many records are being written, until it is not or what shows it is gone. */
export function useTelling(isSo: boolean, tell: (isSo: boolean) => void): void {
  useEffect(() => {
    if (!isSo) return
    tell(true)
    return () => tell(false)
  }, [isSo, tell])
}

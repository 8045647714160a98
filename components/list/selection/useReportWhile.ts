import { useEffect } from 'react'

/**
 * Reports true while something is so, as while many records are being written, and false once it is not
 * or the component is gone.
 */
export function useReportWhile(isSo: boolean, report: (isSo: boolean) => void): void {
  useEffect(() => {
    if (!isSo) return
    report(true)
    return () => report(false)
  }, [isSo, report])
}

import { useEffect } from 'react'

/** Tells that many records are being written, until they are or what shows it is gone. */
export function useTellWriting(isWriting: boolean, onWriting: (isWriting: boolean) => void): void {
  useEffect(() => {
    if (!isWriting) return
    onWriting(true)
    return () => onWriting(false)
  }, [isWriting, onWriting])
}

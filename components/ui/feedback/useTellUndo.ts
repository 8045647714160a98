import { useCallback, useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { tellWithAction } from './tell'

/**
 * Says what was just done to something that is open, with the way back. It goes when that is closed:
 * Undo would be pressed then, and nothing would be left to undo it in.
 */
export function useTellUndo(): (words: string, undo: () => void) => void {
  const told = useRef<(string | number)[]>([])
  useEffect(
    () => () => {
      for (const id of told.current) toast.dismiss(id)
    },
    [],
  )
  return useCallback((words, undo) => {
    told.current.push(tellWithAction(words, { label: 'Undo', onClick: undo }))
  }, [])
}

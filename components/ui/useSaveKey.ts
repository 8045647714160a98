import { useEffect, useRef } from 'react'
import { OPEN_DIALOG } from './focus'

/** A list that drops down from its field is a dialog too by its role; one can save from there. */
const IN_THE_WAY = `${OPEN_DIALOG}:not([data-trigger])`

/** Whoever can save now; the last one is in front. */
const savers: object[] = []

interface Options {
  /** True for what stands in a dialog: only that saves while it is open. */
  readonly inDialog?: boolean
}

/**
 * Ctrl S (Cmd S) does what the Save button in front does, wherever the focus is.
 *
 * @param onSave undefined while nothing can be saved: the key then does nothing
 */
export function useSaveKey(onSave: (() => void) | undefined, { inDialog = false }: Options = {}) {
  const latest = useRef(onSave)
  latest.current = onSave
  const isActive = onSave !== undefined

  useEffect(() => {
    const own = {}
    if (isActive) savers.push(own)
    const onKeyDown = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
      if (!isKey || event.altKey) return
      // The browser would save the page as a file.
      event.preventDefault()
      if (event.repeat || savers.at(-1) !== own) return
      if (inDialog || !document.querySelector(IN_THE_WAY)) latest.current?.()
    }
    // Before the fields: a list box would take the letter for its own search.
    window.addEventListener('keydown', onKeyDown, true)
    return () => {
      if (isActive) savers.splice(savers.indexOf(own), 1)
      window.removeEventListener('keydown', onKeyDown, true)
    }
  }, [inDialog, isActive])
}

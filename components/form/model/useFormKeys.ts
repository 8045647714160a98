import { useEffect } from 'react'
import { OPEN_DIALOG } from '@/components/ui/focus'

/** A list that drops down from its field is a dialog too by its role; one can save from there. */
const IN_THE_WAY = `${OPEN_DIALOG}:not([data-trigger])`

/** Ctrl S (Cmd S) saves, wherever the focus is; F1 opens the help of the field one is in. */
export function useFormKeys({ onSave }: { onSave: (() => void) | undefined }): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault()
        if (!event.repeat && !document.querySelector(IN_THE_WAY)) onSave?.()
      } else if (event.key === 'F1') {
        const row = (event.target as Element).closest('[data-field-row]')
        const help = row?.querySelector<HTMLElement>('[data-help]')
        if (!help) return
        event.preventDefault()
        help.click()
      }
    }
    // Before the fields: a list box would take the letter for its own search.
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [onSave])
}

import { useEffect } from 'react'
import { useLetterKeys } from '@/components/page/letterKeys'
import { OPEN_DIALOG } from '@/components/ui/focus'

/** Where a key is typed: there it is a letter, and no shortcut. */
const TYPED_INTO =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox]'

/** `?` opens the list of shortcuts, from anywhere but a field or a dialog. */
export function useShortcutsKey(onOpen: () => void): void {
  const [isOn] = useLetterKeys()
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO)
      if (isTyping || document.querySelector(OPEN_DIALOG)) return
      event.preventDefault()
      onOpen()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn, onOpen])
}

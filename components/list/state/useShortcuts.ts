'use client'

import { type RefObject, useEffect } from 'react'
import { useLetterKeys } from '@/components/page/letterKeys'
import { type ShortcutGroup, useShortcutHelp } from '@/components/page/shortcuts'

/** Where a key would type, choose or answer: shortcuts of the page keep out. */
const BUSY =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'

const IN_A_LIST: ShortcutGroup = {
  heading: 'In a list',
  shortcuts: [
    { keys: ['/'], does: 'Search' },
    { keys: ['j', '↓'], does: 'Go to the next row' },
    { keys: ['k', '↑'], does: 'Go to the row before' },
    { keys: ['Home', 'End'], does: 'Go to the first or last row' },
    { keys: ['Enter'], does: 'Open the record of the row' },
    { keys: ['x', 'Space'], does: 'Choose the row' },
    { keys: ['Shift j', 'Shift k'], does: 'Choose rows on the way' },
  ],
}

/** Keys that work anywhere on the page: `/` to the search, j and k to the rows. */
export function useShortcuts(search: RefObject<HTMLInputElement | null>, toRows: () => void): void {
  const [letters] = useLetterKeys()
  useShortcutHelp(IN_A_LIST)
  useEffect(() => {
    if (!letters) return
    function onKeyDown(event: KeyboardEvent) {
      const target = event.target as Element
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (target.closest(BUSY) || document.querySelector('[role=dialog]')) return
      if (event.key === '/') search.current?.focus()
      else if (/^[jk]$/i.test(event.key) && !target.closest('[data-row]')) toRows()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [letters, search, toRows])
}

'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { noteField, rescueFocus } from '../ui/focus'

/** Sees to it that another page, or a field that went away, leaves nobody without a focus. */
export function KeepFocus() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    function onFocus({ target }: FocusEvent) {
      if (target instanceof HTMLElement && target.closest('[data-field]')) noteField(target)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    noteField(null)
    rescueFocus()
  }, [pathname])
  return null
}

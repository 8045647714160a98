'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { forgetField, keepFocus, rescueFocus } from '@/components/ui/focus'

/** Sees to it that another page, or something that went away, leaves nobody without a focus. */
export function KeepFocus() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(keepFocus, [])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    forgetField()
    rescueFocus()
  }, [pathname])
  return null
}

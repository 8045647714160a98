import '@/app/globals.css'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'
import { chooseTimeZone } from '@/components/time/timeZone'

let root: Root | undefined

/** Puts components on a page of their own, in place of what a test before had there. */
export function show(children: ReactNode): void {
  const place = document.body.appendChild(document.createElement('main'))
  root = createRoot(place)
  root.render(children)
}

beforeEach(() => chooseTimeZone('UTC'))
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

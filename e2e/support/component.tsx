import '@/app/globals.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'
import { sessionUserKey } from '@/components/session/user'
import { chooseTimeZone } from '@/components/time/timeZone'

let root: Root | undefined

/** Puts components on a page of their own, in place of what a test before had there. */
export function show(children: ReactNode): void {
  const place = document.body.appendChild(document.createElement('main'))
  root = createRoot(place)
  root.render(children)
}

/** As {@link show}, for whoever is signed in and may do so much. */
export function showSignedIn(
  children: ReactNode,
  permissions: readonly string[] = [],
  queries = new QueryClient(),
): void {
  queries.setQueryData(sessionUserKey, {
    user: { user_id: '2' },
    role: { name: 'Viewer' },
    permissions,
  })
  show(<QueryClientProvider client={queries}>{children}</QueryClientProvider>)
}

/** Presses Enter in a box as an input method does for what it composes: true where nobody took it. */
export const pressComposing = (box: Element) =>
  box.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    }),
  )

beforeEach(() => chooseTimeZone('UTC'))
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

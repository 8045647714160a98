import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { toast } from 'sonner'
import { sessionUserKey } from '@/components/session/user'

/** Where the page stands before any test has moved it. */
export const ADDRESS = location.href

const roots = new Set<Root>()

/**
 * Puts components on a page of their own, in place of what a test before had there.
 *
 * @param tag of the element round them, for what is a whole page itself
 */
export function show(children: ReactNode, tag: 'main' | 'div' = 'main'): void {
  const place = document.body.appendChild(document.createElement(tag))
  const root = createRoot(place)
  roots.add(root)
  root.render(children)
}

/**
 * Puts components on a page as the server draws them, does something there, and has them come to life.
 *
 * @param tag of the element round them, for what is a whole page itself
 */
export function showOfServer(
  children: ReactNode,
  meanwhile: (place: HTMLElement) => void,
  tag: 'main' | 'div' = 'main',
): void {
  const place = document.body.appendChild(document.createElement(tag))
  place.innerHTML = renderToString(children)
  meanwhile(place)
  roots.add(hydrateRoot(place, children))
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

/** The code of keys that an input method takes. */
const OF_INPUT_METHOD = 229

/**
 * Presses Enter in a box as an input method does for what it composes: true where nobody took it.
 *
 * @param isOver as Safari tells of it, once the composition has ended
 */
export const pressComposing = (box: Element, isOver = false) =>
  box.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: !isOver,
      keyCode: OF_INPUT_METHOD,
      bubbles: true,
      cancelable: true,
    }),
  )

/** From now on: whether the page was ever drawn anew so that nothing had the focus, and keys led nowhere. */
export function watchFocus(): () => boolean {
  let isLost = false
  const observer = new MutationObserver(() => {
    isLost ||= document.activeElement === document.body
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    return isLost
  }
}

/** Resolves once what is known by now has been drawn. */
export const drawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Takes away what a test has put there. */
export function takeAway(): void {
  for (const root of roots) root.unmount()
  roots.clear()
  // The next to show news would show them too.
  toast.dismiss()
  document.body.replaceChildren()
}

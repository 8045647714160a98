import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { noteInstead } from './historyEntries'
import { navigate } from './navigationGuards'
import { beginNavigation } from './pendingNavigation'

/** Ways to another page of the console besides links: each says, as they do, that it is on its way. */
export function useMove() {
  const router = useRouter()
  return useMemo(
    () => ({
      /** Leaves for a page, unless something on this one wants to ask first. */
      leave: (href: string) => navigate(href, () => router.push(href)),
      /** Goes to a page unasked: what is unsaved goes along. */
      go(href: string) {
        beginNavigation(href)
        router.push(href)
      },
      /** Goes to a page unasked that takes the place of this one: Back leads past it. */
      goInstead(href: string) {
        beginNavigation(href)
        noteInstead()
        router.replace(href)
      },
    }),
    [router],
  )
}

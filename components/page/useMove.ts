import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { noteInstead } from './entries'
import { leaveFor } from './leaving'
import { setOut } from './setOut'

/** Ways to another page of the console besides links: each says, as they do, that it is on its way. */
export function useMove() {
  const router = useRouter()
  return useMemo(
    () => ({
      /** Leaves for a page, unless something on this one wants to ask first. */
      leave: (href: string) => leaveFor(href, () => router.push(href)),
      /** Goes to a page unasked: what is unsaved goes along. */
      go(href: string) {
        setOut(href)
        router.push(href)
      },
      /** Goes to a page unasked that takes the place of this one: Back leads past it. */
      goInstead(href: string) {
        setOut(href)
        noteInstead()
        router.replace(href)
      },
    }),
    [router],
  )
}

'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useOffline } from 'next/offline'
import { useEffect, useState } from 'react'
import { pendingPage } from '@/components/page/pendingNavigation'
import { useStore } from '@/components/state/store'
import { Button } from '@/components/ui/button/Button'
import { Banner } from '@/components/ui/feedback/Banner'

/** So long nobody notices that a page is on its way; after so long, that it may not come at all. */
const NOTICED = 500
const LONG = 8_000

/** Says that the page that was asked for is still on its way, and how to go on without it. */
export function PendingPage() {
  const awaited = useStore(pendingPage, null)
  const [pathname, query] = [usePathname(), useSearchParams()]
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever page is there now, it has come
  useEffect(() => pendingPage.set(null), [pathname, query])
  return awaited && <Waiting key={awaited} href={awaited} />
}

function Waiting({ href }: { href: string }) {
  const router = useRouter()
  const isUnanswered = useOffline()
  const [isNoticed, setNoticed] = useState(false)
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timers = [
      setTimeout(() => setNoticed(true), NOTICED),
      setTimeout(() => setLong(true), LONG),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])

  function stay() {
    pendingPage.set(null)
    // Whatever is on its way comes to nothing once another page is asked for.
    router.replace(location.pathname + location.search, { scroll: false })
  }
  if (!isNoticed) return null
  return (
    <>
      <div className="fixed inset-x-0 top-0 z-50 h-0.5 bg-accent" />
      {isLong || isUnanswered ? (
        <Banner
          tone="blue"
          span="page"
          action={
            <span className="flex gap-2">
              {/* It leaves the console, as for a proxy before it that asks people to sign in. */}
              {isLong && <Button onPress={() => location.assign(href)}>Load it anew</Button>}
              <Button variant="quiet" onPress={stay}>
                Stay here
              </Button>
            </span>
          }
        >
          {isUnanswered
            ? 'Fleetbook does not answer. The page that you have asked for comes as soon as it does.'
            : 'The page that you have asked for is still on its way.'}
        </Banner>
      ) : (
        <p role="status" className="sr-only">
          The page is on its way
        </p>
      )}
    </>
  )
}

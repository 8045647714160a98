'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { usePageCrumbs } from '@/components/page/Crumbs'
import { useLocalStorage } from '@/components/session/useLocalStorage'
import { readVisits, recordHref, withVisit } from './recent'

/** Keeps, on this device, which records were opened last, under the names that their pages show. */
export function RecordVisits() {
  const href = recordHref(usePathname())
  const label = usePageCrumbs().at(-1)?.label
  const [, keep] = useLocalStorage('visits', readVisits)

  useEffect(() => {
    // Once for each visit: following what other tabs keep, two of them would each put itself in
    // front of the other without end.
    if (href && label) keep((visits) => withVisit(visits, { href, label }))
  }, [href, label, keep])
  return null
}

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
  const [visits, keep] = useLocalStorage('visits', readVisits)

  useEffect(() => {
    if (!href || !label) return
    const next = withVisit(visits, { href, label })
    if (next !== visits) keep(next as typeof visits)
  }, [href, label, visits, keep])
  return null
}

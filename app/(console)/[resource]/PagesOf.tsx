'use client'

import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { resourceAt } from '@/components/record/resources'
import { ResourceScope } from '@/components/record/scope'
import { particulars } from '../particulars'

/** The pages of the resource that an address begins with. */
export function PagesOf({ segment, children }: { segment: string; children: ReactNode }) {
  const resource = resourceAt(segment)
  if (!resource) notFound()
  return (
    <ResourceScope resource={resource} all={particulars}>
      {children}
    </ResourceScope>
  )
}

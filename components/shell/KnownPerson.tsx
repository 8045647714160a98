'use client'

import type { ReactNode } from 'react'
import { LoadFault } from '@/components/page/LoadFault'
import { PageTitle } from '@/components/page/PageTitle'
import { useSession } from '@/components/session/user'

/**
 * A page, or why there is none: where neither the server nor the browser could tell who is signed in,
 * nothing on it would know what it may show.
 */
export function KnownPerson({ children }: { children: ReactNode }) {
  const { data, error, isFetching, refetch } = useSession()
  if (data || !error) return children
  const title = 'Your account could not be loaded'
  return (
    <>
      <PageTitle of={[title]} />
      <LoadFault
        heading="h1"
        title={title}
        fault={error}
        isRetrying={isFetching}
        onRetry={refetch}
      />
    </>
  )
}

'use client'

import { ShieldX } from 'lucide-react'
import Link from 'next/link'
import { Crumbs } from '@/components/frame/bar/Breadcrumbs'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { useSessionUser } from '@/lib/console/user'
import { ImportWork } from './ImportWork'

const NEEDED = 'Clients:Update'

/** The page that changes clients by a file, or why this role has none. */
export function ImportPage() {
  const session = useSessionUser()
  if (!session) return null
  const crumbs = <Crumbs items={[{ label: 'Clients', href: '/clients' }, { label: 'Import' }]} />
  if (!session.permissions.includes(NEEDED)) {
    return (
      <EmptyState
        heading="h1"
        icon={<ShieldX />}
        title="Your role may not change clients"
        action={
          <Link href="/clients" className={buttonClass('secondary')}>
            Go to clients
          </Link>
        }
      >
        It takes the permission {NEEDED}, which {session.role.name} does not have. An administrator
        can add it.
        {crumbs}
      </EmptyState>
    )
  }
  return (
    <div className="mx-auto w-full max-w-240 px-4 py-6 rail:px-5">
      {crumbs}
      <h1 className="font-semibold text-record">Import changes of clients</h1>
      <p className="mt-1 mb-5 text-ink-2">
        A CSV file changes clients that are there already: each row names one by its client id. The
        file is checked as a whole before anything is written.
      </p>
      <ImportWork />
    </div>
  )
}

'use client'

import { ShieldX } from 'lucide-react'
import Link from 'next/link'
import { Crumbs } from '@/components/frame/bar/Breadcrumbs'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { useSessionUser } from '@/lib/console/user'
import { NewClientForm } from './NewClientForm'

const NEEDED = 'Clients:Create'

/** The page of a new client: its form, or why this role has none. */
export function NewClient() {
  const session = useSessionUser()
  if (!session) return null
  const crumbs = (
    <Crumbs items={[{ label: 'Clients', href: '/clients' }, { label: 'New client' }]} />
  )
  if (!session.permissions.includes(NEEDED)) {
    return (
      <EmptyState
        heading="h1"
        icon={<ShieldX />}
        title="Your role may not add clients"
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
    <div className="mx-auto w-full max-w-180 px-4 py-6 rail:px-5">
      {crumbs}
      <h1 className="font-semibold text-record">New client</h1>
      <p className="mt-1 mb-5 text-ink-2">
        The essentials are enough. Every field can stay empty, and the other fields take their
        defaults; you fill them in on the client's own page.
      </p>
      <NewClientForm />
    </div>
  )
}

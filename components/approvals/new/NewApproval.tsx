'use client'

import { ShieldX } from 'lucide-react'
import Link from 'next/link'
import { Crumbs } from '@/components/frame/bar/Breadcrumbs'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { useSessionUser } from '@/lib/console/user'
import { NewApprovalForm } from './NewApprovalForm'

const NEEDED = 'Approvals:Create'
const CRUMBS = [{ label: 'Approvals', href: '/approvals' }, { label: 'New approval' }]

/** The page of a new approval: its form, or why this role has none. */
export function NewApproval() {
  const session = useSessionUser()
  if (!session) return null
  if (!session.permissions.includes(NEEDED)) {
    return (
      <>
        <Crumbs items={CRUMBS} />
        <EmptyState
          heading="h1"
          icon={<ShieldX />}
          title="Your role may not add approvals"
          action={
            <Link href="/approvals" className={buttonClass('secondary')}>
              Go to approvals
            </Link>
          }
        >
          It takes the permission {NEEDED}, which {session.role.name} does not have. An
          administrator can add it.
        </EmptyState>
      </>
    )
  }
  return (
    <div className="mx-auto w-full max-w-180 px-4 py-6 rail:px-5">
      <Crumbs items={CRUMBS} />
      <h1 className="font-semibold text-record">New approval</h1>
      <p className="mt-1 mb-5 text-ink-2">
        Only the contract is needed. Maintenance lines and every other field are filled in on the
        approval's own page, which opens next.
      </p>
      <NewApprovalForm />
    </div>
  )
}

'use client'

import { Plus } from 'lucide-react'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { usePermission } from '@/lib/console/user'
import { RecordList } from '../table/RecordList'
import { approvalList } from './approvalList'
import { QuickStatus } from './QuickStatus'

/** All approvals, the newest first. The way to a new one is there for whoever may add one. */
export function ApprovalList() {
  const newApproval = usePermission('Approvals:Create') && (
    <Link href="/approvals/new" className={buttonClass('primary')}>
      <Plus aria-hidden />
      New<span className="-ml-1 max-sm:sr-only">approval</span>
    </Link>
  )
  return (
    <>
      <QuickStatus config={approvalList} />
      <RecordList config={approvalList} actions={newApproval} firstAction={newApproval} />
    </>
  )
}

'use client'

import { Plus } from 'lucide-react'
import Link from 'next/link'
import { RecordList } from '@/components/list/RecordList'
import { usePermission } from '@/components/session/user'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { approvalListFor } from './approvalList'
import { QuickStatus } from './QuickStatus'
import { forChosen } from './queue/forChosen'

/** All approvals, the newest first. The way to a new one is there for whoever may add one. */
export function ApprovalList() {
  const config = approvalListFor(usePermission('Clients:Read'))
  const mayChange = usePermission('Approvals:Update')
  const newApproval = usePermission('Approvals:Create') && (
    <Link href="/approvals/new" className={buttonClass('primary')}>
      <Plus aria-hidden />
      New<span className="-ml-1 max-sm:sr-only">approval</span>
    </Link>
  )
  return (
    <>
      <QuickStatus config={config} />
      <RecordList
        config={config}
        actions={newApproval}
        firstAction={newApproval}
        selectionActions={forChosen(mayChange, config)}
      />
    </>
  )
}

'use client'

import { useMemo } from 'react'
import { RecordList } from '../table/RecordList'
import { clientApprovalList } from './approvalList'
import { QuickStatus } from './QuickStatus'

/** The approvals against the contracts of one client. */
export function ClientApprovals({ clientId }: { clientId: string }) {
  const config = useMemo(() => clientApprovalList(clientId), [clientId])
  return (
    <div className="flex flex-1 flex-col sm:h-full">
      <QuickStatus config={config} />
      <RecordList config={config} />
    </div>
  )
}

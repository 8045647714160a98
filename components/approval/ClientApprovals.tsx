'use client'

import { useMemo } from 'react'
import { RecordList } from '@/components/list/RecordList'
import { usePermission } from '@/components/session/user'
import { clientApprovalList } from './approvalList'
import { QuickStatus } from './QuickStatus'
import { forChosen } from './queue/forChosen'

/** The approvals against the contracts of one client. */
export function ClientApprovals({ clientId }: { clientId: string }) {
  const config = useMemo(() => clientApprovalList(clientId), [clientId])
  const mayChange = usePermission('Approvals:Update')
  return (
    <div className="flex flex-1 flex-col sm:h-full">
      <QuickStatus config={config} />
      <RecordList config={config} selectionActions={forChosen(mayChange, config)} />
    </div>
  )
}

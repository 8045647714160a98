'use client'

import { RecordHistory } from '@/components/history/record/RecordHistory'
import { usePermission } from '@/components/session/user'
import { approval } from '@/lib/resources'
import { approvalPage, approvalPath, useApproval } from './useApproval'

/** Everything that has happened to an approval. */
export function ApprovalHistory({ id }: { id: string }) {
  const { record } = useApproval(id)
  return (
    <RecordHistory
      resource={approval}
      recordId={id}
      path={approvalPath(id)}
      page={approvalPage(id)}
      queryKey={['approval', id, 'events']}
      loaded={record.data}
      mayChange={usePermission('Approvals:Update')}
    />
  )
}

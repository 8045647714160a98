import { ApprovalList } from '@/components/approval/ApprovalList'
import { PageTitle } from '@/components/page/PageTitle'

export default function ApprovalsPage() {
  return (
    <>
      <PageTitle of={['Approvals']} />
      <h1 className="sr-only">Approvals</h1>
      <ApprovalList />
    </>
  )
}

import { ApprovalList } from '@/components/approvals/ApprovalList'
import { PageTitle } from '@/components/frame/PageTitle'

export default function ApprovalsPage() {
  return (
    <>
      <PageTitle of={['Approvals']} />
      <h1 className="sr-only">Approvals</h1>
      <ApprovalList />
    </>
  )
}

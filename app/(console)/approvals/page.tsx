import type { Metadata } from 'next'
import { ApprovalList } from '@/components/approvals/ApprovalList'

export const metadata: Metadata = { title: 'Approvals' }

export default function ApprovalsPage() {
  return (
    <>
      <h1 className="sr-only">Approvals</h1>
      <ApprovalList />
    </>
  )
}

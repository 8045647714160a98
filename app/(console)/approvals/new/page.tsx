import type { Metadata } from 'next'
import { NewApproval } from '@/components/approvals/new/NewApproval'

export const metadata: Metadata = { title: 'New approval' }

export default function NewApprovalPage() {
  return <NewApproval />
}

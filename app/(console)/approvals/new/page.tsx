import { NewApproval } from '@/components/approvals/new/NewApproval'

export default function NewApprovalPage() {
  return <NewApproval />
}

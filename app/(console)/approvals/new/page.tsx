import { NewApproval } from '@/components/approval/new/NewApproval'

export default function NewApprovalPage() {
  return <NewApproval />
}

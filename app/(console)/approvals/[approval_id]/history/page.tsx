import { ApprovalHistory } from '@/components/approval/ApprovalHistory'

interface Props {
  params: Promise<{ approval_id: string }>
}

export default async function ApprovalHistoryPage({ params }: Props) {
  return <ApprovalHistory id={(await params).approval_id} />
}

import type { Metadata } from 'next'
import { ApprovalHistory } from '@/components/approval/ApprovalHistory'

export const metadata: Metadata = { title: 'History of an approval' }

interface Props {
  params: Promise<{ approval_id: string }>
}

export default async function ApprovalHistoryPage({ params }: Props) {
  return <ApprovalHistory id={(await params).approval_id} />
}

import type { Metadata } from 'next'
import { ApprovalHistory } from '@/components/approval/ApprovalHistory'

export const metadata: Metadata = { title: 'History of an approval' }

interface Props {
  params: Promise<{ approval_id: string }>
  searchParams: Promise<{ field?: string | string[] }>
}

export default async function ApprovalHistoryPage({ params, searchParams }: Props) {
  const { field } = await searchParams
  return (
    <ApprovalHistory
      id={(await params).approval_id}
      field={typeof field === 'string' ? field : undefined}
    />
  )
}

import type { Metadata } from 'next'
import { PackagingHistory } from '@/components/packaging/PackagingHistory'

export const metadata: Metadata = { title: 'History of packaging defaults' }

interface Props {
  params: Promise<{ client_id: string }>
}

export default async function PackagingHistoryPage({ params }: Props) {
  return <PackagingHistory clientId={(await params).client_id} />
}

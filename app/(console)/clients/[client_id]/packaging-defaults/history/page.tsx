import type { Metadata } from 'next'
import { PackagingHistory } from '@/components/packaging/PackagingHistory'

export const metadata: Metadata = { title: 'History of packaging defaults' }

interface Props {
  params: Promise<{ client_id: string }>
  searchParams: Promise<{ field?: string | string[] }>
}

export default async function PackagingHistoryPage({ params, searchParams }: Props) {
  const { field } = await searchParams
  return (
    <PackagingHistory
      clientId={(await params).client_id}
      field={typeof field === 'string' ? field : undefined}
    />
  )
}

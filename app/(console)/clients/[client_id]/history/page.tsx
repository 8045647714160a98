import type { Metadata } from 'next'
import { ClientHistory } from '@/components/client/ClientHistory'

export const metadata: Metadata = { title: 'History of a client' }

interface Props {
  params: Promise<{ client_id: string }>
  searchParams: Promise<{ field?: string | string[] }>
}

export default async function ClientHistoryPage({ params, searchParams }: Props) {
  const { field } = await searchParams
  return (
    <ClientHistory
      id={(await params).client_id}
      field={typeof field === 'string' ? field : undefined}
    />
  )
}

import type { Metadata } from 'next'
import { ClientHistory } from '@/components/client/ClientHistory'

export const metadata: Metadata = { title: 'History of a client' }

interface Props {
  params: Promise<{ client_id: string }>
}

export default async function ClientHistoryPage({ params }: Props) {
  return <ClientHistory id={(await params).client_id} />
}

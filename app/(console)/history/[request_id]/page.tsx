import type { Metadata } from 'next'
import { RequestPage } from '@/components/history/request/RequestPage'

export const metadata: Metadata = { title: 'Request' }

interface Props {
  params: Promise<{ request_id: string }>
}

export default async function HistoryRequestPage({ params }: Props) {
  return <RequestPage id={(await params).request_id} />
}

import { use } from 'react'
import { RequestPage } from '@/components/history/request/RequestPage'

interface Props {
  params: Promise<{ request_id: string }>
}

export default function HistoryRequestPage({ params }: Props) {
  return <RequestPage id={use(params).request_id} />
}

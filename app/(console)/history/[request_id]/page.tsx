import { RequestPage } from '@/components/history/request/RequestPage'

interface Props {
  params: Promise<{ request_id: string }>
}

export default async function HistoryRequestPage({ params }: Props) {
  return <RequestPage id={(await params).request_id} />
}

import { ClientHistory } from '@/components/client/ClientHistory'

interface Props {
  params: Promise<{ client_id: string }>
}

export default async function ClientHistoryPage({ params }: Props) {
  return <ClientHistory id={(await params).client_id} />
}

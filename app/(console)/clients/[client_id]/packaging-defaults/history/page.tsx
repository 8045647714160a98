import { PackagingHistory } from '@/components/packaging/PackagingHistory'

interface Props {
  params: Promise<{ client_id: string }>
}

export default async function PackagingHistoryPage({ params }: Props) {
  return <PackagingHistory clientId={(await params).client_id} />
}

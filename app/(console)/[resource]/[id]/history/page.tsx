import { RecordHistoryPage } from '@/components/record/RecordHistoryPage'

interface Props {
  params: Promise<{ id: string }>
}

export default async function HistoryPage({ params }: Props) {
  return <RecordHistoryPage id={decodeURIComponent((await params).id)} />
}

import { RecordHistoryPage } from '@/components/record/RecordHistoryPage'
import { idOfSegment } from '@/lib/derive/addresses'

interface Props {
  params: Promise<{ id: string }>
}

export default async function HistoryPage({ params }: Props) {
  return <RecordHistoryPage id={idOfSegment((await params).id)} />
}

import { use } from 'react'
import { RecordHistoryPage } from '@/components/record/RecordHistoryPage'
import { idOfSegment } from '@/lib/derive/addresses'

interface Props {
  params: Promise<{ id: string }>
}

export default function HistoryPage({ params }: Props) {
  return <RecordHistoryPage id={idOfSegment(use(params).id)} />
}

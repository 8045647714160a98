import { use } from 'react'
import { SingletonHistoryPage } from '@/components/record/RecordHistoryPage'
import { idOfSegment } from '@/lib/derive/addresses'

interface Props {
  params: Promise<{ id: string; below: string }>
}

export default function BelowHistoryPage({ params }: Props) {
  const { id, below } = use(params)
  return <SingletonHistoryPage id={idOfSegment(id)} segment={below} />
}

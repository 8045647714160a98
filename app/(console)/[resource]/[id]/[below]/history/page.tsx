import { SingletonHistoryPage } from '@/components/record/RecordHistoryPage'
import { idOfSegment } from '@/lib/derive/addresses'

interface Props {
  params: Promise<{ id: string; below: string }>
}

export default async function BelowHistoryPage({ params }: Props) {
  const { id, below } = await params
  return <SingletonHistoryPage id={idOfSegment(id)} segment={below} />
}

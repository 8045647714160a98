import { SingletonHistoryPage } from '@/components/record/RecordHistoryPage'

interface Props {
  params: Promise<{ id: string; below: string }>
}

export default async function BelowHistoryPage({ params }: Props) {
  const { id, below } = await params
  return <SingletonHistoryPage id={decodeURIComponent(id)} segment={below} />
}

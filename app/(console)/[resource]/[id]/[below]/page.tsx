import { BelowRecordPage } from '@/components/record/BelowRecordPage'

interface Props {
  params: Promise<{ id: string; below: string }>
}

export default async function BelowPage({ params }: Props) {
  const { id, below } = await params
  return <BelowRecordPage id={decodeURIComponent(id)} segment={below} />
}

import { use } from 'react'
import { BelowRecordPage } from '@/components/record/BelowRecordPage'
import { idOfSegment } from '@/lib/derive/addresses'

interface Props {
  params: Promise<{ id: string; below: string }>
}

export default function BelowPage({ params }: Props) {
  const { id, below } = use(params)
  return <BelowRecordPage id={idOfSegment(id)} segment={below} />
}

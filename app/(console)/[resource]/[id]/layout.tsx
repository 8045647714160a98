import { type ReactNode, use } from 'react'
import { RecordFrame } from '@/components/record/RecordFrame'
import { idOfSegment } from '@/lib/derive/addresses'

interface Props {
  params: Promise<{ id: string }>
  children: ReactNode
}

export default function RecordLayout({ params, children }: Props) {
  const { id } = use(params)
  return (
    <RecordFrame key={id} id={idOfSegment(id)}>
      {children}
    </RecordFrame>
  )
}

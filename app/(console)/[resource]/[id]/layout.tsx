import type { ReactNode } from 'react'
import { RecordFrame } from '@/components/record/RecordFrame'

interface Props {
  params: Promise<{ id: string }>
  children: ReactNode
}

export default async function RecordLayout({ params, children }: Props) {
  const { id } = await params
  return (
    <RecordFrame key={id} id={decodeURIComponent(id)}>
      {children}
    </RecordFrame>
  )
}

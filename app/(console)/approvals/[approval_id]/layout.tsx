import type { ReactNode } from 'react'
import { ApprovalFrame } from '@/components/approval/ApprovalFrame'

interface Props {
  params: Promise<{ approval_id: string }>
  children: ReactNode
}

export default async function ApprovalLayout({ params, children }: Props) {
  const id = (await params).approval_id
  return (
    <ApprovalFrame key={id} id={id}>
      {children}
    </ApprovalFrame>
  )
}

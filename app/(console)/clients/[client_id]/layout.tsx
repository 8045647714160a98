import type { ReactNode } from 'react'
import { ClientFrame } from '@/components/client/ClientFrame'

interface Props {
  params: Promise<{ client_id: string }>
  children: ReactNode
}

export default async function ClientLayout({ params, children }: Props) {
  return <ClientFrame id={(await params).client_id}>{children}</ClientFrame>
}

import type { Metadata } from 'next'
import { ClientApprovals } from '@/components/approvals/ClientApprovals'

export const metadata: Metadata = { title: 'Approvals of a client' }

interface Props {
  params: Promise<{ client_id: string }>
}

export default async function ClientApprovalsPage({ params }: Props) {
  return <ClientApprovals clientId={(await params).client_id} />
}

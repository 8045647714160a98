import { ClientApprovals } from '@/components/approval/ClientApprovals'

interface Props {
  params: Promise<{ client_id: string }>
}

export default async function ClientApprovalsPage({ params }: Props) {
  return <ClientApprovals clientId={(await params).client_id} />
}

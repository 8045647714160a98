import { ClientDetails } from '@/components/client/ClientDetails'

interface Props {
  params: Promise<{ client_id: string }>
  searchParams: Promise<{ field?: string | string[] }>
}

export default async function ClientPage({ params, searchParams }: Props) {
  const { field } = await searchParams
  return (
    <ClientDetails
      id={(await params).client_id}
      field={typeof field === 'string' ? field : undefined}
    />
  )
}

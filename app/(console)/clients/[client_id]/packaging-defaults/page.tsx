import { PackagingDetails } from '@/components/packaging/PackagingDetails'

interface Props {
  params: Promise<{ client_id: string }>
  searchParams: Promise<{ field?: string | string[] }>
}

export default async function PackagingPage({ params, searchParams }: Props) {
  const { field } = await searchParams
  return (
    <PackagingDetails
      clientId={(await params).client_id}
      field={typeof field === 'string' ? field : undefined}
    />
  )
}

import { NewClient } from '@/components/client/new/NewClient'

interface Props {
  searchParams: Promise<{ from?: string | string[] }>
}

export default async function NewClientPage({ searchParams }: Props) {
  const { from } = await searchParams
  return <NewClient from={typeof from === 'string' ? from : undefined} />
}

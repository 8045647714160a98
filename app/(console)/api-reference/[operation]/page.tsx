import { OperationPage } from '@/components/reference/operation/OperationPage'

interface Props {
  params: Promise<{ operation: string }>
}

export default async function ReferenceOperationPage({ params }: Props) {
  return <OperationPage id={(await params).operation} />
}

import { use } from 'react'
import { OperationPage } from '@/components/reference/operation/OperationPage'

interface Props {
  params: Promise<{ operation: string }>
}

export default function ReferenceOperationPage({ params }: Props) {
  return <OperationPage id={use(params).operation} />
}

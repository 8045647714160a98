import type { Metadata } from 'next'
import { OperationPage } from '@/components/reference/operation/OperationPage'

export const metadata: Metadata = { title: 'API reference' }

interface Props {
  params: Promise<{ operation: string }>
}

export default async function ReferenceOperationPage({ params }: Props) {
  return <OperationPage id={(await params).operation} />
}

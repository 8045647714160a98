import type { ReactNode } from 'react'
import { PagesOf } from './PagesOf'

interface Props {
  params: Promise<{ resource: string }>
  children: ReactNode
}

export default async function ResourceLayout({ params, children }: Props) {
  return <PagesOf segment={(await params).resource}>{children}</PagesOf>
}

import { type ReactNode, use } from 'react'
import { PagesOf } from './PagesOf'

interface Props {
  params: Promise<{ resource: string }>
  children: ReactNode
}

export default function ResourceLayout({ params, children }: Props) {
  return <PagesOf segment={use(params).resource}>{children}</PagesOf>
}

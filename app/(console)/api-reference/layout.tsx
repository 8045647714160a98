import type { ReactNode } from 'react'
import { ReferenceFrame } from '@/components/reference/ReferenceFrame'

export default function ReferenceLayout({ children }: { children: ReactNode }) {
  return <ReferenceFrame>{children}</ReferenceFrame>
}

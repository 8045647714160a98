import type { Metadata } from 'next'
import { Introduction } from '@/components/reference/Introduction'

export const metadata: Metadata = { title: 'API reference' }

export default function ReferencePage() {
  return <Introduction />
}

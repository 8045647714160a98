import type { Metadata } from 'next'
import { NewClient } from '@/components/clients/new/NewClient'

export const metadata: Metadata = { title: 'New client' }

export default function NewClientPage() {
  return <NewClient />
}

import type { Metadata } from 'next'
import { ImportPage } from '@/components/clients/import/ImportPage'

export const metadata: Metadata = { title: 'Import clients' }

export default function ImportClientsPage() {
  return <ImportPage />
}

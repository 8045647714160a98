import { ImportPage } from '@/components/clients/import/ImportPage'

export default function ImportClientsPage() {
  return <ImportPage />
}

import { ImportPage } from '@/components/import/ImportPage'

export default function ImportClientsPage() {
  return <ImportPage />
}

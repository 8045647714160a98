import { ImportRecordsPage } from '@/components/record/ImportRecordsPage'

export default function ImportPage() {
  return <ImportRecordsPage />
}

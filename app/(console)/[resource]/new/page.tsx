import { NewRecordPage } from '@/components/record/NewRecordPage'

export default function NewPage() {
  return <NewRecordPage />
}

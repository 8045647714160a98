import { RecordListPage } from '@/components/record/RecordListPage'

export default function ListPage() {
  return <RecordListPage />
}

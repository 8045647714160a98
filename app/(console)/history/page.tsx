import { HistoryPage } from '@/components/history/HistoryPage'
import { PageTitle } from '@/components/page/PageTitle'

export default function AllHistoryPage() {
  return (
    <>
      <PageTitle of={['History']} />
      <HistoryPage />
    </>
  )
}

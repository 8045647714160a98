import { PageTitle } from '@/components/frame/PageTitle'
import { HistoryPage } from '@/components/history/HistoryPage'

export default function AllHistoryPage() {
  return (
    <>
      <PageTitle of={['History']} />
      <HistoryPage />
    </>
  )
}

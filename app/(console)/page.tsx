import { Overview } from '@/components/overview/Overview'
import { PageTitle } from '@/components/page/PageTitle'

export default function OverviewPage() {
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-4 px-3 py-4 rail:px-5">
      <PageTitle of={['Overview']} />
      <h1 className="sr-only">Overview</h1>
      <Overview />
    </div>
  )
}

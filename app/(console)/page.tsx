import type { Metadata } from 'next'
import { Overview } from '@/components/overview/Overview'

export const metadata: Metadata = { title: 'Overview' }

export default function OverviewPage() {
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-4 px-3 py-4 rail:px-5">
      <h1 className="sr-only">Overview</h1>
      <Overview />
    </div>
  )
}

import { Skeleton } from '@/components/ui/feedback/Skeleton'

const ENTRIES = ['a', 'b', 'c', 'd']

/** The history before it has come. */
export function HistorySkeleton() {
  return (
    <div role="status" aria-label="Loading the history" className="flex flex-col gap-3">
      {ENTRIES.map((key) => (
        <div key={key} className="rounded-sheet border border-rule bg-sheet">
          <div className="flex h-11 items-center justify-between gap-4 px-4">
            <Skeleton className="h-4 max-w-40 flex-1" />
            <Skeleton className="max-w-32 flex-1" />
          </div>
          <div className="flex min-h-row items-center gap-6 border-rule border-t px-4 sm:gap-16">
            <Skeleton className="max-w-28 flex-1" />
            <Skeleton className="max-w-48 flex-2" />
          </div>
        </div>
      ))}
    </div>
  )
}

import { Skeleton } from '@/components/ui/feedback/Skeleton'

const ENTRIES = ['a', 'b', 'c', 'd']

/** The history before it has come. */
export function HistorySkeleton() {
  return (
    <div role="status" aria-label="Loading the history" className="flex flex-col gap-3">
      {ENTRIES.map((key) => (
        <div key={key} className="rounded-sheet border border-rule bg-sheet">
          <div className="flex h-11 items-center justify-between px-4">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="w-32" />
          </div>
          <div className="flex min-h-row items-center gap-16 border-rule border-t px-4">
            <Skeleton className="w-28" />
            <Skeleton className="w-48" />
          </div>
        </div>
      ))}
    </div>
  )
}

import { Sheet } from '@/components/ui/display/Sheet'
import { Skeleton } from '@/components/ui/feedback/Skeleton'

const FIGURES = ['a', 'b', 'c', 'd', 'e']
const SHEETS = ['Approvals by status', 'Clients by type', 'Requested approvals', 'Finance reviews']

/** Holds the places of the overview, so that nothing jumps when it comes. */
export function OverviewSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the overview
      </p>
      <div aria-hidden className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-px overflow-clip rounded-sheet border border-rule bg-(--color-rule) md:grid-cols-5">
          {FIGURES.map((each) => (
            <div
              key={each}
              className="flex h-23 flex-col justify-between bg-sheet px-4 py-4 last:odd:col-span-2 md:last:odd:col-span-1"
            >
              <Skeleton className="w-28" />
              <Skeleton className="h-5 w-12" />
              <Skeleton className="h-2.5 w-20" />
            </div>
          ))}
        </div>
        <div className="grid gap-4 min-[68.75rem]:grid-cols-2">
          {SHEETS.map((title) => (
            <Sheet key={title} title={title}>
              <RowsSkeleton rows={6} />
            </Sheet>
          ))}
        </div>
      </div>
    </>
  )
}

/** Rows of a table that is on its way. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and stay so
          key={index}
          className="flex h-table-row items-center justify-between border-rule px-4 not-last:border-b"
        >
          <Skeleton className="w-2/5" />
          <Skeleton className="w-1/5" />
        </div>
      ))}
    </div>
  )
}

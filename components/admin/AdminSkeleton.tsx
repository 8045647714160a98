import { Sheet } from '@/components/ui/display/Sheet'
import { Skeleton } from '@/components/ui/feedback/Skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Holds the place of a list of the administration. */
export function AdminSkeleton({ what }: { what: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the {what}
      </p>
      <div aria-hidden className="flex flex-col gap-4">
        <div className="flex h-control justify-between">
          <Skeleton className="h-full w-1/3" />
          <Skeleton className="h-full w-28" />
        </div>
        <Sheet title={<Skeleton className="w-20" />}>
          {ROWS.map((each) => (
            <div
              key={each}
              className="flex h-table-row items-center gap-8 border-rule px-4 not-last:border-b"
            >
              <Skeleton className="w-1/4" />
              <Skeleton className="w-1/6" />
              <Skeleton className="ml-auto w-16" />
            </div>
          ))}
        </Sheet>
      </div>
    </>
  )
}

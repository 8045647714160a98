import { Sheet } from '@/components/ui/display/Sheet'
import { Skeleton } from '@/components/ui/feedback/Skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

interface Props {
  /** What is listed: `Users`. */
  title: string
  /** Whether a search stands above, or words alone. */
  hasSearch?: boolean
}

/** Holds the place of a list of the administration. */
export function AdminSkeleton({ title, hasSearch = false }: Props) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the {title.toLowerCase()}
      </p>
      <div aria-hidden className="flex flex-col gap-4">
        <div className="flex h-control items-center justify-between gap-3">
          <Skeleton className={hasSearch ? 'h-full max-w-70 flex-1' : 'max-w-105 flex-1'} />
          <Skeleton className="h-full w-28" />
        </div>
        <Sheet title={title}>
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

import { Sheet } from '@/components/ui/display/Sheet'
import { Skeleton } from '@/components/ui/feedback/Skeleton'

const ROWS = ['a', 'b', 'c']

/** Holds the place of the locks. */
export function LocksSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the locks
      </p>
      <div aria-hidden>
        <Sheet title="Live locks">
          {ROWS.map((each) => (
            <div
              key={each}
              className="flex h-11 items-center gap-10 border-rule px-4 not-last:border-b"
            >
              <Skeleton className="w-32" />
              <Skeleton className="w-48" />
              <Skeleton className="ml-auto w-20" />
            </div>
          ))}
        </Sheet>
      </div>
    </>
  )
}

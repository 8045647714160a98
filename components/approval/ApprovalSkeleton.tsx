import type { FormTab } from '@/components/record/particulars'
import { Skeleton } from '@/components/ui/feedback/Skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** The form before it has come: the first fields, or the lines, without their values. */
export function ApprovalSkeleton({ tab }: { tab: FormTab | undefined }) {
  return (
    <div
      role="status"
      aria-label="Loading the approval"
      className="flex max-w-304 flex-col gap-4 px-3 py-4 rail:px-6"
    >
      {tab ? (
        <div className="rounded-sheet border border-rule bg-sheet">
          <div className="flex h-12 items-center px-4">
            <Skeleton className="h-4 w-40" />
          </div>
          {ROWS.slice(0, 4).map((row) => (
            <div
              key={row}
              className="flex h-table-row items-center gap-8 border-rule border-t px-4"
            >
              <Skeleton className="w-4" />
              <Skeleton className="w-56" />
              <Skeleton className="ml-auto w-20" />
            </div>
          ))}
        </div>
      ) : (
        <div className="rounded-sheet border border-rule bg-sheet">
          <div className="flex h-11 items-center px-4">
            <Skeleton className="h-4 w-24" />
          </div>
          <div className="grid grid-cols-1 min-[68.75rem]:grid-cols-2">
            {ROWS.map((row) => (
              <div
                key={row}
                className="flex min-h-row items-center gap-8 border-rule border-t px-4 min-[68.75rem]:even:border-l"
              >
                <Skeleton className="w-28" />
                <Skeleton className="w-36" />
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

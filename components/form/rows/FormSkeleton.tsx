import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/feedback/Skeleton'

const SHEETS = [9, 7]
const SECTIONS = 14

/**
 * The form before its record has come: the same lines, without their values.
 *
 * @param few how many fields it has, where these stand without a list of sections and a finder
 */
export function FormSkeleton({ few }: { few?: number | undefined }) {
  return (
    <div role="status" aria-label="Loading the record" className="flex">
      {few === undefined && <SectionsSkeleton />}
      <div
        className={cn(
          'min-w-0 max-w-304 flex-1 border-rule px-3 rail:px-6',
          few === undefined && 'rail:border-l',
        )}
      >
        <div className="py-3.5">
          {few === undefined && <Skeleton className="h-control max-w-85" />}
        </div>
        <div className="flex flex-col gap-4">
          {(few === undefined ? SHEETS : [Math.ceil(few / 2)]).map((rows) => (
            <SheetSkeleton key={rows} rows={rows} />
          ))}
        </div>
      </div>
    </div>
  )
}

function SectionsSkeleton() {
  return (
    <div className="hidden w-sections shrink-0 flex-col gap-4 px-5 py-6 rail:flex">
      {Array.from({ length: SECTIONS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={index} className={index % 3 ? 'w-24' : 'w-32'} />
      ))}
    </div>
  )
}

function SheetSkeleton({ rows }: { rows: number }) {
  return (
    <div className="rounded-sheet border border-rule bg-sheet">
      <div className="flex h-11 items-center px-4">
        <Skeleton className="h-4 w-36" />
      </div>
      <div className="grid grid-cols-1 min-[68.75rem]:grid-cols-2">
        {Array.from({ length: rows * 2 }, (_, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            key={index}
            className="flex min-h-row items-center gap-8 border-rule border-t px-4 max-[68.75rem]:even:hidden min-[68.75rem]:even:border-l"
          >
            <Skeleton className="w-28" />
            <Skeleton className="w-36" />
          </div>
        ))}
      </div>
    </div>
  )
}

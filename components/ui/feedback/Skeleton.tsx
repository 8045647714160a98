import { cn } from '../cn'

/** A place held for text that is on its way. Size it by class: `h-4 w-32`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn('block h-3 rounded-tag bg-rule motion-safe:animate-pulse', className)}
    />
  )
}

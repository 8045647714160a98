import { cn } from '../cn'

/** What to quote when a call failed; nothing where no answer came. */
export function RequestId({
  id,
  className,
}: {
  id: string | null | undefined
  className?: string
}) {
  if (!id) return null
  return (
    <span className={cn('block font-normal text-small wrap-anywhere', className)}>
      Request <code className="select-all font-mono">{id}</code>
    </span>
  )
}

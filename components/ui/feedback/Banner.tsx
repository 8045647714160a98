import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cn } from '../cn'

type BannerTone = 'red' | 'amber' | 'green' | 'blue'

const tones: Record<BannerTone, string> = {
  red: 'border-red bg-red-wash text-red',
  amber: 'border-amber bg-amber-wash text-amber',
  green: 'border-green bg-green-wash text-green',
  blue: 'border-blue bg-blue-wash text-blue',
}

const icons = { red: CircleAlert, amber: TriangleAlert, green: CircleCheck, blue: Info }

export interface BannerProps {
  tone: BannerTone
  icon?: ReactNode
  /** At the right: a link or a button. */
  action?: ReactNode
  /** `page` spans the whole width without a frame: kept for what must not be missed. */
  span?: 'block' | 'page'
  /** `alert` for what happened just now, `status` for what merely holds. */
  role?: 'alert' | 'status'
  /** True for what gets shorter as one goes on: a screen reader is told of what comes to it alone. */
  isList?: boolean
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A line that says what happened or holds, and what to do about it. */
export function Banner({
  tone,
  icon,
  action,
  span = 'block',
  role = 'status',
  isList = false,
  ref,
  children,
}: BannerProps) {
  const Icon = icons[tone]
  return (
    <div
      ref={ref}
      role={role}
      {...(isList && { 'aria-atomic': false, 'aria-relevant': 'additions' })}
      className={cn(
        'flex items-start gap-3 py-2',
        span === 'page' ? 'border-b px-5' : 'rounded-sheet border px-4',
        tones[tone],
      )}
    >
      <span aria-hidden className="flex h-5 items-center [&_svg]:size-4">
        {icon ?? <Icon />}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-64 font-medium">{children}</div>
        {action && <div className="-my-1 max-sm:my-0">{action}</div>}
      </div>
    </div>
  )
}
